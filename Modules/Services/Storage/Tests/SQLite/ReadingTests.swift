import Entities
import Foundation
import Testing

@testable import Storage

/// Reading the data leaves no trace.
@Suite struct ReadingTests {
  private func names(_ directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
  }

  @Test func readingAnEmptyPlaceMakesNothing() async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let stores = try Stores.reading(directory: directory + "/none")
      #expect(stores == nil)
      #expect(try names(directory).isEmpty)
    }
  }

  /// The second name has characters with a meaning in a URI.
  @Test(arguments: ["plain", "a b?mode=rwc&x=%41#~é한"])
  func readsStoredData(name: String) async throws {
    try await withDirectory { parent in
      let directory = parent + "/" + name
      let stores = try Stores.open(directory: directory)
      let user = UserProfile(id: UserProfile.ID(at: Timestamp(milliseconds: 1)), created: Timestamp(milliseconds: 1))
      try await stores.profiles.save(user)
      // While it is open, and its data is only in the log.
      let during = try #require(try Stores.reading(directory: directory))
      #expect(try await during.profiles.profiles() == [user])
      await during.close()
      await stores.close()
      let before = (try names(directory), try bytes(directory + "/aichat.sqlite"))
      let after = try #require(try Stores.reading(directory: directory))
      #expect(try await after.profiles.profiles() == [user])
      await #expect(throws: StorageError.self) { try await after.profiles.setCurrentProfile(user.id) }
      await after.close()
      #expect(try names(directory) == before.0)
      #expect(try bytes(directory + "/aichat.sqlite") == before.1)
    }
  }

  /// While a program has the file open, its log may be empty for a moment.
  @Test func anEmptyLogMayStillGrow() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let live = try SQLiteStore(directory: directory)
      _ = try await live.stores.addProfile(&fixture, "Ada")
      try await live.settle()
      #expect(DataDirectory.size(directory + "/aichat.sqlite-wal") == 0)
      let before = try names(directory)
      let stores = try #require(try Stores.reading(directory: directory))
      #expect(try await stores.profiles.profiles().count == 1)
      #expect(try names(directory) == before)
      _ = try await live.stores.addProfile(&fixture, "Bea")
      #expect(try await stores.profiles.profiles().count == 2)
      await stores.close()
      await live.close()
    }
  }

  @Test func anotherVersionIsUnchanged() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      try await store.script("PRAGMA user_version = 1")
      await store.close()
      // It is refused, and not reported as empty.
      #expect(throws: StorageError.self) { _ = try Stores.reading(directory: directory) }
    }
  }

  /// A killed program, or a copy of the folder, leaves a log without its index: all of it is read, and no index is
  /// made.
  @Test func aLogWithoutItsIndexIsRead() async throws {
    try await withDirectory { parent in
      var fixture = Fixture()
      let live = try Stores.open(directory: parent + "/live")
      let profile = try await live.addProfile(&fixture, "Ada")
      let directory = parent + "/copy"
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      for end in ["", "-wal"] {
        try FileManager.default.copyItem(
          atPath: parent + "/live/aichat.sqlite" + end, toPath: directory + "/aichat.sqlite" + end)
      }
      await live.close()
      let before = [try bytes(directory + "/aichat.sqlite"), try bytes(directory + "/aichat.sqlite-wal")]
      #expect(before[1].count > 0)
      let stores = try #require(try Stores.reading(directory: directory))
      #expect(try await stores.profiles.profile(profile)?.name == "Ada")
      try await stores.records.records(of: profile) { _ throws(StorageError) in }
      await stores.close()
      #expect(try names(directory) == ["aichat.sqlite", "aichat.sqlite-wal"])
      #expect([try bytes(directory + "/aichat.sqlite"), try bytes(directory + "/aichat.sqlite-wal")] == before)
    }
  }

  @Test func anInterruptedChangeIsNotReadAsWhole() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      await store.close()
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: directory + "/aichat.sqlite-journal"))
      #expect(throws: StorageError.self) { _ = try Stores.reading(directory: directory) }
    }
  }
}
