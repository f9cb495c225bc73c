import Entities
import Foundation
import Testing

@testable import Storage

/// Data where nothing can be written: all of it can be read, and changes fail with the reason.
@Suite(.enabled("the superuser may write everywhere, and mounting is not allowed here") { ReadOnlyPlace.isPossible })
struct ReadOnlyTests {
  /// The files beside the database: none, those that a killed program leaves, and some of them; the log may be empty.
  @Test(
    arguments: [
      ([], true), (["-wal", "-shm"], false), (["-wal", "-shm"], true), (["-wal"], false), (["-wal"], true),
      (["-shm"], true),
    ] as [([String], Bool)])
  func everythingCanBeRead(ends: [String], isSettled: Bool) async throws {
    try await withDirectory { parent in
      let sample = try await SampleStore(in: parent + "/first")
      let live = try SQLiteStore(directory: parent + "/first")
      if isSettled { try await live.settle() }
      try await live.rename(sample.chat, to: "renamed")
      if isSettled { try await live.settle() }
      let directory = parent + "/second"
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      for end in [""] + ends {
        try FileManager.default.copyItem(
          atPath: parent + "/first/aichat.sqlite" + end, toPath: directory + "/aichat.sqlite" + end)
      }
      await live.close()
      for name in try names(directory) { chmod(directory + "/" + name, 0o400) }
      chmod(directory, 0o500)
      let before = try names(directory)
      try await ReadOnlyPlace.with(directory) {
        #expect(Stores.canOnlyBeRead(directory: directory))
        let stores = try #require(try Stores.reading(directory: directory))
        #expect(try await stores.chats.chat(sample.chat)?.title == "renamed")
        #expect(try await stores.chats.search("m5", of: sample.profile, limit: 9).count == 1)
        #expect(try await stores.chats.markAbandonedReplies().isEmpty)
        #expect(try await stores.profiles.hold(sample.profile) != nil)
        try await stores.records.records(of: sample.profile) { _ throws(StorageError) in }
        let change = await failure { () throws(StorageError) in try await stores.chats.rename(sample.chat, to: nil) }
        #expect(change == .onlyReadable(directory + "/aichat.sqlite"))
        await stores.close()

        let opening = await failure { () throws(StorageError) in _ = try Stores.open(directory: directory) }
        #expect(opening?.kind == "unusable")
        #expect(opening?.message(in: .english).contains("It is read-only") == true)
        let diagnostics = await DataHealthCheck(directory: directory).diagnostics(in: .english)
        for check in ["database", "contents"] { #expect(diagnostics.first { $0.check == check }?.state == .well) }
      }
      #expect(try names(directory) == before)
    }
  }

  @Test func aWritableDirectoryIsNotReadOnly() async throws {
    try await withDirectory { directory in
      #expect(!Stores.canOnlyBeRead(directory: directory))
      await (try Stores.open(directory: directory)).close()
      #expect(!Stores.canOnlyBeRead(directory: directory))
    }
  }
}

/// A directory in which nothing can be written. Permissions ensure that. They do not bind the superuser, so for it the
/// directory is mounted over itself.
enum ReadOnlyPlace {
  static let isPossible = geteuid() != 0 || canMount

  static let canMount: Bool = {
    let path = NSTemporaryDirectory() + "aichat-mount-" + UUID().uuidString
    mkdir(path, 0o700)
    defer { rmdir(path) }
    guard geteuid() == 0, mount(path) else { return false }
    let isReadOnly = access(path, W_OK) != 0
    return run("umount", path) && isReadOnly
  }()

  /// Runs the body while nothing in the directory can be written.
  static func with(_ directory: String, _ body: () async throws -> Void) async throws {
    defer { chmod(directory, 0o700) }
    guard geteuid() == 0 else { return try await body() }
    try #require(mount(directory))
    defer { _ = run("umount", "-l", directory) }
    try await body()
  }

  private static func mount(_ path: String) -> Bool {
    guard run("mount", "--bind", path, path) else { return false }
    if run("mount", "-o", "remount,bind,ro", path) { return true }
    _ = run("umount", path)
    return false
  }

  static func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
