import CSQLite
import Entities
import Foundation
import Testing

@testable import Storage

/// Files and directories that cannot be used are refused, and stay as they are.
@Suite struct RefusalTests {
  private func refusal(of directory: String) -> StorageError? {
    do throws(StorageError) {
      _ = try Stores.open(directory: directory)
      return nil
    } catch {
      return error
    }
  }

  @Test func aNewerFileStaysUntouched() async throws {
    try await withDirectory { directory in
      do { try await SQLiteStore(directory: directory).script("PRAGMA user_version = 99") }
      let path = directory + "/aichat.sqlite"
      let before = try bytes(path)
      #expect(refusal(of: directory) == .newer(path: path, version: 99, known: Migrations.all.known))
      #expect(try bytes(path) == before)
    }
  }

  @Test func aNewerFileThatWasNotClosedStaysUntouched() async throws {
    try await withDirectory { directory in
      let copy = directory + "/copy"
      let path = copy + "/aichat.sqlite"
      let store = try SQLiteStore(directory: directory)
      try await store.script("PRAGMA user_version = 99")
      try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
      // A killed program leaves the change in the log only.
      for end in ["", "-wal"] {
        try FileManager.default.copyItem(atPath: directory + "/aichat.sqlite" + end, toPath: path + end)
      }
      let before = [try bytes(path), try bytes(path + "-wal")]
      #expect(before[1].count > 0)
      #expect(refusal(of: copy) == .newer(path: path, version: 99, known: Migrations.all.known))
      #expect([try bytes(path), try bytes(path + "-wal")] == before)
      #expect(try await store.count("PRAGMA user_version") == 99)
    }
  }

  @Test func aFileThatIsNoDatabaseStaysUntouched() async throws {
    for data in [
      Data("hello, I am a letter\n".utf8), Data(repeating: 0, count: 5000),
      Data((0..<8192).map { UInt8(truncatingIfNeeded: $0 &* 7) }),
    ] {
      try await withDirectory { directory in
        let path = try place(data, in: directory)
        let error = refusal(of: directory)
        #expect(error?.kind == "corrupt")
        #expect("\(String(describing: error))".contains(".recover"))
        #expect(try bytes(path) == data)
      }
    }
  }

  @Test func aFileThatLostItsEndStaysUntouched() async throws {
    try await withDirectory { directory in
      do {
        var fixture = Fixture()
        let stores = try Stores.open(directory: directory)
        let profile = try await stores.addProfile(&fixture)
        let chat = try await stores.addChat(&fixture, of: profile)
        try await stores.add(&fixture, (0..<50).map { String(repeating: "word\($0) ", count: 100) }, to: chat)
      }
      let path = directory + "/aichat.sqlite"
      let cut = try bytes(path).prefix(20_000)
      try cut.write(to: URL(fileURLWithPath: path))
      #expect(refusal(of: directory)?.kind == "corrupt")
      #expect(try bytes(path) == cut)
    }
  }

  @Test func damageInTheMiddleIsReportedWhenItIsRead() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      var fixture = Fixture()
      let stores = Stores(
        profiles: store, notes: store, avatars: store, chats: store, personas: store, lorebooks: store,
        usage: store, records: store)
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let ids = try await stores.add(&fixture, ["one", "two", "three"], to: chat)
      try await store.script("UPDATE message SET role = 'robot' WHERE text = 'two'")
      let role = await failure { () throws(StorageError) in _ = try await stores.chats.message(ids[1]) }
      #expect(role?.kind == "corrupt")
      // A circle of messages ends every walk.
      try await store.script("UPDATE message SET role = 'user', parent = 3, jump = 3 WHERE text = 'two'")
      let page = try await stores.chats.messages(of: chat, before: nil, limit: .max)
      #expect(page.messages.map(\.text) == ["two", "three"])
      let walk = await failure { () throws(StorageError) in
        _ = try await stores.chats.messages(of: chat, before: ids[0], limit: 5)
      }
      #expect(walk?.kind == "corrupt")
      try await store.script("UPDATE message SET id = x'00' WHERE text = 'three'")
      let id = await failure { () throws(StorageError) in
        _ = try await stores.chats.messages(of: chat, before: nil, limit: 5)
      }
      #expect(id?.kind == "corrupt")
    }
  }

  @Test func anotherProgramsDatabaseStaysUntouched() async throws {
    try await withDirectory { directory in
      let path = try place(Data(), in: directory)
      do { try Connection(path: path, mode: .readWrite).script("CREATE TABLE theirs(x); PRAGMA user_version = 1") }
      let before = try bytes(path)
      #expect(refusal(of: directory)?.kind == "unusable")
      #expect(try bytes(path) == before)
    }
  }

  @Test func anUnusablePathIsReported() async throws {
    try await withDirectory { directory in
      _ = try place(Data(), in: directory)
      #expect(refusal(of: directory + "/aichat.sqlite")?.kind == "unusable")
      #expect(refusal(of: directory + "/aichat.sqlite/below")?.kind == "unusable")
      #expect(refusal(of: "")?.kind == "unusable")
      #expect(refusal(of: directory + "/a\u{0}b")?.kind == "unusable")
      #expect(refusal(of: directory + "/" + String(repeating: "x", count: 300))?.kind == "unusable")
      #expect(refusal(of: "/proc/aichat/data")?.kind == "unusable")
    }
  }

  @Test(.enabled("the superuser may write everywhere") { geteuid() != 0 })
  func aDirectoryWithoutRightsIsReported() async throws {
    try await withDirectory { directory in
      _ = try Stores.open(directory: directory)
      for mode in [0o500, 0o000] {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: directory)
        #expect(refusal(of: directory)?.kind == "unusable")
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory)
    }
  }

  @Test(
    arguments: [
      (SQLITE_FULL, "full"), (SQLITE_READONLY, "unusable"), (SQLITE_CANTOPEN, "unusable"), (SQLITE_PERM, "unusable"),
      (SQLITE_IOERR | 10 << 8, "unusable"), (SQLITE_CORRUPT | 1 << 8, "corrupt"), (SQLITE_NOTADB, "corrupt"),
      (SQLITE_BUSY | 2 << 8, "busy"), (SQLITE_LOCKED, "busy"), (SQLITE_TOOBIG, "failed"), (SQLITE_CONSTRAINT, "failed"),
    ] as [(Int32, String)])
  func everyResultCodeHasAMeaning(_ code: Int32, _ kind: String) {
    #expect(StorageError(sqlite: code, in: nil, path: "p").kind == kind)
  }
}
