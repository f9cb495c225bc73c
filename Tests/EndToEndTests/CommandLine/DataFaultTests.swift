import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// Read-only data, and data with impossible values.
  @Suite struct DataFaultTests {
    let home: Home

    init() throws { home = try Home() }

    private func ask() async throws {
      #expect(try await home.aichat("ask", "hello", "--provider", "offline").status == 0)
    }

    @Test(.enabled("mounting is not allowed here, or this is no superuser") { Mount.isPossible })
    func dataOnAReadOnlyFileSystemIsRead() async throws {
      try await ask()
      let folder = URL(fileURLWithPath: home.database).deletingLastPathComponent().path
      let chat = try #require(try await home.chats().first?.text("id"))
      let shown = try await home.aichat("chats", "show", chat)
      try await Mount.readOnly(folder) {
        let again = try await home.aichat("chats", "show", chat)
        #expect(again.status == 0 && again.stdout == shown.stdout && again.stderr.isEmpty, "\(again.everything)")
        #expect(try await home.chats().count == 1)
        let file = home.path + "/export.jsonl"
        #expect(try await home.aichat("profiles", "export", file).status == 0)
        #expect(!home.contents(of: file).isEmpty)
        // The doctor reports that it cannot be written; its contents are sound.
        let doctor = try await home.aichat("doctor")
        #expect(doctor.text.contains("are in order: 2 messages"), "\(doctor.everything)")
        for words in [["avatars", "create", "Zed"], ["ask", "more", "--provider", "offline"], ["--plain"]] {
          let refused = try await home.start(words).end()
          #expect(refused.status == 1 && refused.stdout.isEmpty, "\(words): \(refused.everything)")
          #expect(refused.stderr.contains("is read-only") && refused.stderr.contains("--data-dir"))
          #expect(refused.stderr.split(separator: "\n").count == 1, "\(refused.stderr)")
        }
      }
    }

    @Test(arguments: [
      "depth = 9223372036854775807", "created = -9223372036854775808", "parent = seq + 1, jump = 1", "role = 'robot'",
    ])
    func valuesThatCannotBeEndNothing(change: String) async throws {
      try await ask()
      let chat = try #require(try await home.chats().first?.text("id"))
      try StoreFile(path: home.database).run("UPDATE message SET \(change) WHERE parent IS NOT NULL")
      for words in [["ask", "more", "--chat", chat, "--provider", "offline"], ["chats", "show", chat]] {
        let result = try await home.start(words).end()
        #expect(result.status == 1 || change.hasPrefix("created") && result.status == 0, "\(result.everything)")
        #expect(result.status == 0 || result.stderr.contains("is damaged"), "\(result.everything)")
      }
      let doctor = try await home.aichat("doctor")
      #expect(doctor.status == 1 && doctor.text.contains("The contents of the database are damaged"))
    }

    @Test func aLogIsNotLostWithItsFile() async throws {
      try await ask()
      let log = home.contents(of: home.database + "-wal")
      #expect(!log.isEmpty)
      let away = home.path + "/away"
      try FileManager.default.moveItem(atPath: home.database, toPath: away)
      for words in [["chats", "list"], ["ask", "more", "--provider", "offline"]] {
        let result = try await home.start(words).end()
        #expect(result.status == 1 && result.stderr.contains("is the log of a missing database"))
      }
      #expect(home.contents(of: home.database + "-wal") == log)
      try FileManager.default.moveItem(atPath: away, toPath: home.database)
      #expect(try await home.messages().count == 2)
    }
  }
}

/// A directory mounted over itself read-only, because permissions do not bind the superuser.
private enum Mount {
  static let isPossible: Bool = {
    guard geteuid() == 0 else { return false }
    let path = NSTemporaryDirectory() + "aichat-mount-" + UUID().uuidString
    mkdir(path, 0o700)
    defer { rmdir(path) }
    guard run("mount", "--bind", path, path) else { return false }
    defer { _ = run("umount", path) }
    return run("mount", "-o", "remount,bind,ro", path) && access(path, W_OK) != 0
  }()

  static func readOnly(_ directory: String, _ body: () async throws -> Void) async throws {
    try #require(run("mount", "--bind", directory, directory))
    defer { _ = run("umount", "-l", directory) }
    try #require(run("mount", "-o", "remount,bind,ro", directory))
    try await body()
  }

  private static func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
