import Entities
import Foundation
import Testing

@testable import Telemetry

/// The process has one recorder, so this is one test.
@Suite(.serialized) struct CrashTests {
  @Test func `A crash leaves the last events, and is shown once`() async throws {
    let folder = Folder()
    let log = EventLog(recordsCrashes: true, now: { Timestamp(milliseconds: 1_000) })
    log.log(LoggableEvent("Test", "TooEarly"))
    CrashRecorder.prepare(
      folder: folder.path + "/state/aichat", version: "0.1", now: Timestamp(milliseconds: 1_795_280_709_250))
    #expect(folder.names.isEmpty)
    for number in 0..<100 {
      log.log(
        LoggableEvent(
          "Test", "Sample", .info,
          [.count("number", number), .id("chat_id", Conversation.ID(at: Timestamp(milliseconds: 7)))]))
    }
    CrashRecorder.write(SIGQUIT)
    #expect(folder.names.isEmpty)
    CrashRecorder.write(SIGSEGV)

    let name = "crash-1795280709250-\(getpid())"
    #expect(folder.permissions(of: "state/aichat/\(name).new") == 0o600)
    #expect(folder.permissions(of: "state/aichat") == 0o700)
    let reports = CrashReports(folder: folder.path + "/state/aichat")
    #expect(await reports.diagnostics(in: .english).map(\.state) == [.notice])
    #expect(reports.consumeFresh() == ["\(folder.path)/state/aichat/\(name).jsonl"])
    #expect(reports.consumeFresh().isEmpty)

    let lines = folder.lines(of: "state/aichat/\(name).jsonl")
    #expect(
      lines.first == #"{"report":"crash","version":"0.1","started":"2026-11-21T17:05:09.250Z","#
        + #""process":\#(getpid()),"signal":11}"#)
    let numbers = try lines.dropFirst().map { line in
      try (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["number"] as? Int
    }
    #expect(numbers == Array(36..<100))
    // Without a file of events, the report does not contain which chat it was.
    #expect(!lines.joined().contains("chat_id"))

    try reports.delete(reports.all)
    #expect(reports.all.isEmpty)
    #expect(await reports.diagnostics(in: .korean).map(\.state) == [.well])

    // Dropped events are in no later report either.
    await log.forget()
    log.log(LoggableEvent("Test", "After"))
    CrashRecorder.write(SIGSEGV)
    #expect(folder.lines(of: "state/aichat/\(name).new").map { $0.contains("After") } == [false, true])
    try reports.deleteAll()
    #expect(reports.all.isEmpty)
  }

  @Test func `Reports do not pile up, and nothing else is deleted`() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    func make(_ name: String) {
      #expect(FileManager.default.createFile(atPath: folder.path + "/" + name, contents: nil))
    }
    for number in 10..<25 { make("crash-17952807092\(number)-1.jsonl") }
    for name in ["crash-1795280709290-2.new", "events.jsonl", "crash.new"] { make(name) }
    let reports = CrashReports(folder: folder.path)
    #expect(reports.consumeFresh() == ["\(folder.path)/crash-1795280709290-2.jsonl"])
    #expect(reports.all.count == CrashReports.kept)
    #expect(reports.all.last == "\(folder.path)/crash-1795280709216-1.jsonl")
    #expect(throws: Never.self) { try reports.delete(["\(folder.path)/events.jsonl"]) }
    #expect(folder.names.contains("events.jsonl") && folder.names.contains("crash.new"))
  }

  @Test func `Without a folder there is nothing`() {
    #expect(CrashReports(folder: "/nowhere/at/all").consumeFresh().isEmpty)
  }
}
