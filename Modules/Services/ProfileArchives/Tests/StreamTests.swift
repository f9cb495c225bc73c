import Foundation
import Testing

@testable import ProfileArchives

/// Archives that come and go by pipes and devices.
@Suite(.timeLimit(.minutes(1))) struct StreamTests {
  private func withPipe(_ body: (String) async throws -> Void) async throws {
    let folder = NSTemporaryDirectory() + "stream-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    try await body(folder + "/pipe")
  }

  @Test func filesAndFoldersAreNone() throws {
    let spool = try ArchiveSpool()
    #expect(ArchiveStream(path: spool.path) == nil)
    try Data("x".utf8).write(to: URL(fileURLWithPath: spool.path))
    #expect(ArchiveStream(path: spool.path) == nil && ArchiveStream(path: "/tmp") == nil)
    #expect(ArchiveStream(path: "/dev/null") != nil && ArchiveStream(path: "/dev/stdin") != nil)
  }

  @Test func whatGoesInComesOutAndLeavesNothing() async throws {
    try await withPipe { pipe in
      let stream = try #require(ArchiveStream(path: pipe))
      let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      let file = try ArchiveSpool()
      try bytes.write(to: URL(fileURLWithPath: file.path))
      // Held open at both ends, so that neither has to wait for the other to come.
      let end = open(pipe, O_RDWR)
      var path = ""
      do {
        let sending = Task.detached {
          try stream.send(file.path)
          close(end)
        }
        let received = try await Task.detached { try stream.receive() }.value
        try await sending.value
        path = received.path
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
      }
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func whoeverWaitsForNothingCanStop() async throws {
    try await withPipe { pipe in
      let stream = try #require(ArchiveStream(path: pipe))
      let end = open(pipe, O_RDWR)
      defer { close(end) }
      let receiving = Task.detached { _ = try stream.receive() }
      receiving.cancel()
      await #expect(throws: CancellationError.self) { try await receiving.value }
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDeviceSaysWhy() throws {
    let file = try ArchiveSpool()
    try Data("x".utf8).write(to: URL(fileURLWithPath: file.path))
    let stream = try #require(ArchiveStream(path: "/dev/full"))
    let failure = #expect(throws: ArchiveFailure.self) { try stream.send(file.path) }
    guard case .unusable("/dev/full", _)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }
}
