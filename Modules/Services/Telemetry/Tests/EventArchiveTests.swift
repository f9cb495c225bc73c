import Entities
import Foundation
import Testing

@testable import Telemetry

struct EventArchiveTests {
  private let folder = Folder()

  @Test func `The newest events of all files come first, and can be deleted`() async throws {
    let archive = EventArchive(folder: folder.path)
    #expect(archive.size == 0 && archive.lines(atMost: 10) == [])
    let file = EventFile(folder: folder.path, limits: .init(size: 200, files: 2))
    for number in 0..<7 { #expect(await file.deliver([.sample(number)]) == .done) }
    let wanted = (0..<7).reversed().map { String(LoggedEvent.sample($0).line.dropLast()) }
    #expect(archive.lines(atMost: 100) == wanted)
    #expect(archive.lines(atMost: 4) == Array(wanted.prefix(4)))
    #expect(archive.size == wanted.reduce(0) { $0 + $1.utf8.count + 1 })
    try archive.delete()
    #expect(folder.names.isEmpty && archive.size == 0)
    #expect(await file.deliver([.sample(9)]) == .done)
    #expect(archive.lines(atMost: 9).count == 1)
  }

  @Test func `A file that cannot be deleted is reported`() throws {
    // A folder cannot be deleted as a file.
    try FileManager.default.createDirectory(
      atPath: folder.path + "/events.jsonl", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/crash-1795280709250-1.jsonl", withIntermediateDirectories: true)
    let failure = #expect(throws: UndeletedFile.self) { try EventArchive(folder: folder.path).delete() }
    #expect(failure?.message(in: .english).contains(folder.path + "/events.jsonl") == true)
    #expect(throws: UndeletedFile.self) { try CrashReports(folder: folder.path).deleteAll() }
  }

  private struct Keeper: EventLogging, EventReading {
    let eventLog: EventLog
    let eventArchive: EventArchive
  }

  /// An event logged just before waits a second for its file: it must not be written after the deletion.
  @Test func `Waiting events are deleted too`() async throws {
    let keeper = Keeper(
      eventLog: EventLog([EventFile(folder: folder.path)], now: { Timestamp(milliseconds: 1) }),
      eventArchive: EventArchive(folder: folder.path))
    keeper.log(LoggableEvent("Test", "Before"))
    try await keeper.deleteRecordedEvents()
    keeper.log(LoggableEvent("Test", "After"))
    await keeper.eventLog.finish()
    let lines = await keeper.recordedEvents()
    #expect(lines.count == 1 && lines.first?.contains("After") == true)
  }

  @Test func `A link is not read`() async throws {
    let other = Folder()
    #expect(await EventFile(folder: other.path).deliver([.sample(1)]) == .done)
    #expect(EventArchive(folder: other.path).lines(atMost: 10).count == 1)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/events.jsonl", withDestinationPath: other.path + "/events.jsonl")
    #expect(EventArchive(folder: folder.path).lines(atMost: 10) == [])
    // The folder is deleted with its object.
    withExtendedLifetime(other) {}
  }
}
