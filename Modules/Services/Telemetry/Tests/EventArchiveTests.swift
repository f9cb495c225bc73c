import Foundation
import Testing

@testable import Telemetry

struct EventArchiveTests {
  private let folder = Folder()

  @Test func `The newest come first, over all files, and go when they are deleted`() async {
    let archive = EventArchive(folder: folder.path)
    #expect(archive.size == 0 && archive.lines(atMost: 10) == [])
    let file = EventFile(folder: folder.path, limits: .init(size: 200, files: 2))
    for number in 0..<7 { #expect(await file.deliver([.sample(number)]) == .done) }
    let wanted = (0..<7).reversed().map { String(LoggedEvent.sample($0).line.dropLast()) }
    #expect(archive.lines(atMost: 100) == wanted)
    #expect(archive.lines(atMost: 4) == Array(wanted.prefix(4)))
    #expect(archive.size == wanted.reduce(0) { $0 + $1.utf8.count + 1 })
    archive.delete()
    #expect(folder.names.isEmpty && archive.size == 0)
    #expect(await file.deliver([.sample(9)]) == .done)
    #expect(archive.lines(atMost: 9).count == 1)
  }

  @Test func `What is no file of ours is not read`() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/events.jsonl", withDestinationPath: "/etc/hostname")
    #expect(EventArchive(folder: folder.path).lines(atMost: 10) == [])
  }
}
