import Entities
import Foundation
import Testing

@testable import Storage

/// The log that closing leaves beside the file.
@Suite struct LogTests {
  /// Opens the data, adds a chat with `count` messages of ten thousand letters, and closes it.
  private func run(_ directory: String, saying count: Int) async throws -> Conversation.ID {
    var fixture = Fixture()
    let stores = try Stores.open(directory: directory)
    let profile = try await stores.addProfile(&fixture)
    let chat = try await stores.addChat(&fixture, of: profile)
    try await stores.add(&fixture, (0..<count).map { _ in String(repeating: "word ", count: 2_000) }, to: chat)
    await stores.close()
    return chat
  }

  private func log(_ directory: String) -> Int { DataDirectory.size(directory + "/aichat.sqlite-wal") }

  @Test func aShortLogStaysAndIsReadNextTime() async throws {
    try await withDirectory { directory in
      let chat = try await run(directory, saying: 2)
      #expect(log(directory) > 0)
      let stores = try Stores.open(directory: directory)
      #expect(try await stores.shown(chat).count == 2)
      await stores.close()
      // Reading adds nothing to it.
      let before = log(directory)
      try await Stores.open(directory: directory).close()
      #expect(log(directory) == before)
    }
  }

  @Test func aLongLogIsCopied() async throws {
    try await withDirectory { directory in
      let chat = try await run(directory, saying: 60)
      #expect(try names(directory) == ["aichat.sqlite"])
      let stores = try Stores.open(directory: directory)
      #expect(try await stores.shown(chat).count == 60)
    }
  }

  @Test func deletedContentIsNotLeftInTheLog() async throws {
    try await withDirectory { directory in
      let chat = try await run(directory, saying: 2)
      let stores = try Stores.open(directory: directory)
      try await stores.chats.deleteChat(chat)
      await stores.close()
      #expect(try names(directory) == ["aichat.sqlite"])
    }
  }

  /// A program that reads an earlier state keeps the old bytes in the files. That is reported rather than waited for.
  @Test func aReaderThatKeepsOldBytesIsReported() async throws {
    try await withDirectory { directory in
      _ = try await run(directory, saying: 2)
      let store = try SQLiteStore(directory: directory)
      await store.refuseToWait()
      let reader = try Connection(path: directory + "/aichat.sqlite", mode: .readWrite)
      try reader.script("BEGIN")
      _ = try reader.first("SELECT count(*) FROM message") { $0.flag(0) }
      try await store.script("UPDATE profile SET name = 'other'")
      await #expect(throws: StorageError.busy(path: directory + "/aichat.sqlite")) { try await store.settle() }
      await #expect(throws: StorageError.busy(path: directory + "/aichat.sqlite")) { try await store.sweep() }
      try reader.script("COMMIT")
      try await store.settle()
      #expect(log(directory) == 0)
      try await store.sweep()
      #expect(log(directory) == 0)
      reader.close()
      await store.close()
    }
  }

  /// While another program writes, a long log waits for the next commit.
  @Test func aLongLogWaitsForTheNextCommit() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: directory)
      let profile = try await store.stores.addProfile(&fixture)
      await store.copyLog(from: .max)
      try await store.setNote(String(repeating: "x", count: 100_000), named: "n", of: profile)
      let length = await store.logLength()
      #expect(length > 20)
      let other = try Connection(path: directory + "/aichat.sqlite", mode: .readWrite)
      try other.script("BEGIN IMMEDIATE")
      await store.copyLog(from: 20)
      await store.copyLongLog()
      #expect(await store.logLength() == length)
      try other.script("ROLLBACK")
      try await store.setNote("short", named: "m", of: profile)
      #expect(await store.logLength() == 0)
      // All of it was copied: the next commit starts the log over.
      await store.copyLog(from: .max)
      try await store.setNote("short", named: "o", of: profile)
      #expect(await store.logLength() < length)
      other.close()
      await store.close()
    }
  }

  /// A second connection would lock another file.
  @Test func nothingIsCopiedWhenTheFileHasMoved() async throws {
    try await withDirectory { parent in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: parent + "/data")
      let profile = try await store.stores.addProfile(&fixture)
      try FileManager.default.moveItem(atPath: parent + "/data", toPath: parent + "/moved")
      let other = try SQLiteStore(directory: parent + "/data")
      await store.copyLog(from: 1)
      try await store.setNote("x", named: "n", of: profile)
      #expect(await store.logLength() > 0)
      await store.close()
      await other.close()
    }
  }

  /// When a reader keeps a profile's words in the files, that is reported, and the next start deletes them.
  @Test func aDeletionBlockedByAReaderContinuesLater() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: directory)
      let gone = try await store.stores.addProfile(&fixture, "Wilhelmina")
      let chat = try await store.stores.addChat(&fixture, of: gone)
      try await store.stores.add(&fixture, ["caravanserai"], to: chat)
      await store.refuseToWait()
      let reader = try Connection(path: directory + "/aichat.sqlite", mode: .readWrite)
      try reader.script("BEGIN")
      _ = try reader.first("SELECT count(*) FROM message") { $0.flag(0) }
      await #expect(throws: StorageError.busy(path: directory + "/aichat.sqlite")) {
        try await store.stores.profiles.deleteProfile(gone)
      }
      // It is not listed; but its words are still stored, and so is the mark.
      #expect(try await store.profiles().isEmpty)
      #expect(try await store.unfinishedDeletions() == [gone])
      #expect(try secrets(directory) == ["Wilhelmina", "caravanserai"])
      await store.close()
      // The reader has ended, but its program still has the file open: closing copies nothing.
      try reader.script("COMMIT")
      let next = try SQLiteStore(directory: directory)
      for part in ProfilePart.allCases { try await next.delete(part, of: gone) }
      #expect(try await next.unfinishedDeletions().isEmpty)
      #expect(try secrets(directory) == [])
      await next.close()
      #expect(try secrets(directory) == [])
      reader.close()
    }
  }

  /// Remains of a deleted chat in the log are removed at the end of the run, even while another program has the file
  /// open.
  @Test func deletedContentIsNotLeftWhileAnotherProgramRuns() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: directory)
      let profile = try await store.stores.addProfile(&fixture)
      let chat = try await store.stores.addChat(&fixture, of: profile)
      try await store.stores.add(&fixture, ["caravanserai"], to: chat)
      let other = try SQLiteStore(directory: directory)
      #expect(try await other.profiles().count == 1)
      try await store.deleteChat(chat)
      #expect(log(directory) > 0)
      await store.close()
      #expect(log(directory) == 0)
      await other.close()
    }
  }

  /// The secret words that occur in some file.
  private func secrets(_ directory: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.hasPrefix("aichat.sqlite") }
    let all = try files.map { try bytes(directory + "/" + $0) }
    return Set(["Wilhelmina", "caravanserai"].filter { word in all.contains { $0.range(of: Data(word.utf8)) != nil } })
  }

  private func names(_ directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0 != "owners" }.sorted()
  }
}

extension SQLiteStore {
  fileprivate func logLength() -> Int { connection.logLength }
  fileprivate func copyLongLog() { connection.copyLongLog() }
}
