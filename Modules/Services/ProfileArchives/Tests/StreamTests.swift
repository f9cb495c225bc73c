import Entities
import Foundation
import System
import Testing

@testable import ProfileArchives

/// Archives through pipes and devices.
@Suite(.timeLimit(.minutes(10))) struct StreamTests {
  private func withPipe(_ body: (String) async throws -> Void) async throws {
    let folder = NSTemporaryDirectory() + "stream-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    try await body(folder + "/pipe")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["pipe"])
  }

  private func sampleSpool(in folder: String? = nil) throws -> ArchiveSpool {
    let spool = try ArchiveSpool(in: folder)
    let writer = try ArchiveWriter(spool)
    for record in Sample.records { try writer.write(record) }
    try writer.finish()
    return spool
  }

  private func records(of reader: ArchiveReader) throws -> [ProfileRecord] {
    var records: [ProfileRecord] = []
    while let record = try reader.next() { records.append(record) }
    return records
  }

  @Test func filesAndFoldersAreNotStreams() throws {
    try withFile { path in
      #expect(ArchiveStream(path: path) == nil)
      try Data("x".utf8).write(to: URL(fileURLWithPath: path))
      #expect(ArchiveStream(path: path) == nil && ArchiveStream(path: "/tmp") == nil)
    }
    #expect(ArchiveStream(path: "/dev/null") != nil && ArchiveStream(path: "/dev/stdin") != nil)
  }

  @Test func anArchivePassesThroughAPipeAndLeavesNothing() async throws {
    try await withPipe { pipe in
      let stream = try #require(ArchiveStream(path: pipe))
      let folder = (pipe as NSString).deletingLastPathComponent
      // Open at both ends, so that neither end waits for the other, and only here: the end comes when all have closed
      // it.
      let end = open(pipe, O_RDWR | O_CLOEXEC)
      let (sent, received) = (try sampleSpool(in: folder), try ArchiveSpool(in: folder))
      // A killed program would leave no named file.
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["pipe"])
      let sending = Task.detached {
        try stream.send(sent)
        close(end)
      }
      let reader = try ArchiveReader(stream, savingIn: received)
      let first = try await Task.detached { try records(of: reader) }.value
      try await sending.value
      #expect(first == Sample.records)
      #expect(try records(of: ArchiveReader(received)) == Sample.records)
    }
  }

  @Test func aWaitCanBeCancelled() async throws {
    try await withPipe { pipe in
      let stream = try #require(ArchiveStream(path: pipe))
      let end = open(pipe, O_RDWR | O_CLOEXEC)
      defer { close(end) }
      let receiving = Task.detached {
        let reader = try ArchiveReader(stream, savingIn: ArchiveSpool())
        _ = try reader.next()
      }
      receiving.cancel()
      let stopped = ArchiveFailure.unusable(pipe, reason: SystemError(ECANCELED).words)
      await #expect(throws: stopped) { try await receiving.value }
    }
  }

  /// Data that is no archive costs neither disk nor time.
  @Test(arguments: ["/dev/zero", "/dev/urandom"]) func otherDataIsRefusedAtOnce(path: String) throws {
    let spool = try ArchiveSpool()
    let reader = try ArchiveReader(try #require(ArchiveStream(path: path)), savingIn: spool)
    #expect(throws: ArchiveFailure.foreign(path)) { _ = try reader.next() }
    #expect(spool.count < 1 << 20)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDeviceIsReported() throws {
    let stream = try #require(ArchiveStream(path: "/dev/full"))
    let failure = #expect(throws: ArchiveFailure.self) { try stream.send(sampleSpool()) }
    guard case .unusable("/dev/full", _)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func oldFilesOfEarlierVersionsAreDeleted() throws {
    let folder = NSTemporaryDirectory() + "left-" + UUID().uuidString
    let files = FileManager.default
    defer { try? files.removeItem(atPath: folder) }
    func make(_ name: String, _ file: String) throws {
      try files.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data("words".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)/\(file)"))
      chmod("\(folder)/\(name)/\(file)", 0o600)
    }
    try make("aichat-a1B2c3", "archive")
    try make("aichat-others", "mine")
    try make("aichat-longer-name", "archive")
    let now = Int(Date.now.timeIntervalSince1970)
    OrphanedSpools.sweep(in: folder, now: now)
    #expect(try files.contentsOfDirectory(atPath: folder).count == 3)
    OrphanedSpools.sweep(in: folder, now: now + 25 * 60 * 60)
    #expect(try files.contentsOfDirectory(atPath: folder).sorted() == ["aichat-longer-name", "aichat-others"])
    #expect(files.fileExists(atPath: folder + "/aichat-others/mine"))
  }
}
