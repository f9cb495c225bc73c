import Entities
import Foundation
import Testing

@testable import Storage

/// A look into the data leaves no trace.
@Suite struct ReadingTests {
  private func names(_ directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
  }

  @Test func whereNothingIsNothingIsMade() async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let stores = try Stores.reading(directory: directory + "/none")
      #expect(stores == nil)
      #expect(try names(directory).isEmpty)
    }
  }

  /// Names that mean something in an address too.
  @Test(arguments: ["plain", "a b?mode=rwc&x=%41#~é한"])
  func readsWhatIsThere(name: String) async throws {
    try await withDirectory { parent in
      let directory = parent + "/" + name
      let stores = try Stores.open(directory: directory)
      let person = UserProfile(id: UserProfile.ID(at: Timestamp(milliseconds: 1)), created: Timestamp(milliseconds: 1))
      try await stores.profiles.save(person)
      // While it is open, with what is in the log only.
      let during = try #require(try Stores.reading(directory: directory))
      #expect(try await during.profiles.profiles() == [person])
      await during.close()
      await stores.close()
      let before = (try names(directory), try bytes(directory + "/aichat.sqlite"))
      let after = try #require(try Stores.reading(directory: directory))
      #expect(try await after.profiles.profiles() == [person])
      await #expect(throws: StorageError.self) { try await after.profiles.setCurrentProfile(person.id) }
      await after.close()
      #expect(try names(directory) == before.0)
      #expect(try bytes(directory + "/aichat.sqlite") == before.1)
    }
  }

  @Test func anotherVersionIsLeftAlone() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      try await store.script("PRAGMA user_version = 1")
      await store.close()
      // Whoever reads it for something is told, and does not take it for nothing.
      #expect(throws: StorageError.self) { _ = try Stores.reading(directory: directory) }
    }
  }

  @Test func aLogWithoutItsIndexIsNotTakenForNothing() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      await store.close()
      let before = try names(directory)
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: directory + "/aichat.sqlite-wal"))
      #expect(throws: StorageError.self) { _ = try Stores.reading(directory: directory) }
      #expect(try names(directory) == (before + ["aichat.sqlite-wal"]).sorted())
    }
  }
}
