import Foundation
import Synchronization
import Testing

@testable import Telemetry

struct EventFileTests {
  private let folder = Folder()

  @Test func `The file is private, and made by the first event`() async {
    let file = EventFile(folder: folder.path + "/deep/er")
    #expect(folder.names.isEmpty)
    #expect(await file.deliver([.sample(1)]) == .done)
    #expect(folder.permissions(of: "deep/er/events.jsonl") == 0o600)
    #expect(folder.permissions(of: "deep/er") == 0o700 && folder.permissions(of: "deep") == 0o700)
  }

  @Test func `A full file is renamed, and the oldest is deleted`() async {
    let file = EventFile(folder: folder.path, limits: .init(size: 200, files: 2))
    // Each line has about 80 bytes: three fill a file.
    for number in 0..<12 { #expect(await file.deliver([.sample(number)]) == .done) }
    #expect(folder.names == ["events.1.jsonl", "events.2.jsonl"])
    #expect(folder.lines(of: "events.1.jsonl").count == 3 && folder.lines(of: "events.2.jsonl").count == 3)
    #expect(folder.lines(of: "events.1.jsonl").last == String(LoggedEvent.sample(11).line.dropLast()))
    #expect(await file.deliver([.sample(12)]) == .done)
    #expect(folder.lines(of: "events.jsonl") == [String(LoggedEvent.sample(12).line.dropLast())])
  }

  @Test func `Several programs lose no event, and break no line`() async throws {
    // Each has its own open file, as separate programs have.
    await withTaskGroup { group in
      for writer in 0..<6 {
        group.addTask { [path = folder.path] in
          let file = EventFile(folder: path, limits: .init(size: 4_000, files: 200))
          for number in 0..<100 {
            #expect(await file.deliver([.sample(writer * 1_000 + number), .sample(writer * 1_000 + number)]) == .done)
          }
        }
      }
    }
    let lines = folder.names.flatMap { folder.lines(of: $0) }
    #expect(folder.names.count > 5)
    #expect(lines.count == 1_200)
    let wanted = Set((0..<6).flatMap { writer in (0..<100).map { LoggedEvent.sample(writer * 1_000 + $0).line } })
    #expect(Set(lines.map { $0 + "\n" }) == wanted)
  }

  @Test func `A deleted file is made again`() async throws {
    let file = EventFile(folder: folder.path)
    _ = await file.deliver([.sample(1)])
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(await file.deliver([.sample(2)]) == .done)
    #expect(folder.lines(of: "events.jsonl").count == 1)
  }

  @Test(arguments: ["link", "pipe", "folder", "no-folder"])
  func `A path that is not a regular file is left alone`(trap: String) async throws {
    let manager = FileManager.default
    if trap == "no-folder" {
      #expect(manager.createFile(atPath: folder.path, contents: Data()))
    } else {
      try manager.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
      let path = EventFile.path(in: folder.path)
      switch trap {
      case "link": try manager.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/elsewhere")
      case "pipe": #expect(mkfifo(path, 0o600) == 0)
      default: try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
    }
    let file = EventFile(folder: folder.path)
    #expect(await file.deliver([.sample(1)]) == .refused)
    #expect(!manager.fileExists(atPath: folder.path + "/elsewhere"))
    // Once the obstacle is removed, the file works.
    try manager.removeItem(atPath: trap == "no-folder" ? folder.path : EventFile.path(in: folder.path))
    #expect(await file.deliver([.sample(2)]) == .done)
  }

  @Test func `After an incomplete line on a full disk the next line is complete`() async {
    let room = Mutex([12, 0, .max])
    let file = EventFile(folder: folder.path, limits: .init()) { bytes, file in
      Descriptor.write(Array(bytes.prefix(room.withLock { $0.removeFirst() })), to: file)
    }
    #expect(await file.deliver([.sample(1)]) == .refused)
    #expect(await file.deliver([.sample(2)]) == .refused)
    #expect(await file.deliver([.sample(3)]) == .done)
    let line = LoggedEvent.sample(3).line.dropLast()
    #expect(folder.lines(of: "events.jsonl") == [String(LoggedEvent.sample(1).line.prefix(12)), String(line)])
  }

  @Test func `A full disk stores nothing, and the result says so`() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(Descriptor.write(Array("some bytes".utf8), to: full) == 0)
  }
}
