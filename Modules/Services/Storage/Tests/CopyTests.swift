import Entities
import Foundation
import Testing

@testable import Storage

struct CopyTests {
  @Test func aCopyIsWholeAndBesideTheDatabase() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("copy-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let stores = try Stores.open(directory: path)
    let profile = UserProfile(id: UserProfile.ID(high: 1, low: 1), created: Timestamp(milliseconds: 1))
    try await stores.profiles.save(profile)
    let copy = try #require(try await stores.backUp())
    #expect(copy == path + "/aichat.copy.sqlite")
    #expect(try await stores.backUp() == path + "/aichat.copy-2.sqlite")
    let directory = DataDirectory(path: path)
    #expect(directory.copiesSize >= 2 * 4_096 && directory.databaseSize > 0)
    let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    // Used as a database elsewhere, it has the same contents.
    let other = path + "/other"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: copy, toPath: other + "/aichat.sqlite")
    let again = try Stores.open(directory: other)
    #expect(try await again.profiles.profiles() == [profile])
    await again.close()
    await stores.close()
  }

  /// Each is listed with its name, its size and, if it can be read, its number of profiles. Listing makes no file.
  @Test func theCopiesAreListed() async throws {
    try await withDirectory { path in
      let stores = try Stores.open(directory: path)
      var fixture = Fixture()
      for _ in 0..<2 { _ = try await stores.addProfile(&fixture) }
      _ = try await stores.backUp()
      _ = try await stores.addProfile(&fixture)
      _ = try await stores.backUp()
      try Data("half".utf8).write(to: URL(fileURLWithPath: path + "/aichat.v3.backup.sqlite.part"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path + "/aichat.copy.sqlite")
      let before = try names(path)
      let list = DataDirectory(path: path).copyList
      #expect(try names(path) == before)
      #expect(Set(list.prefix(2).map(\.name)) == ["aichat.v3.backup.sqlite.part", "aichat.copy-2.sqlite"])
      #expect(list.last?.name == "aichat.copy.sqlite" && list.last?.written == Timestamp(milliseconds: 1_000))
      #expect(list.map(\.size).reduce(0, +) == DataDirectory(path: path).copiesSize)
      let counts = Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0.profiles) })
      #expect(counts["aichat.copy.sqlite"]??.count == 2 && counts["aichat.copy-2.sqlite"]??.count == 3)
      #expect(counts["aichat.v3.backup.sqlite.part"] == .some(nil))
      // The newest profile is in the newer copy only. One that cannot be read may contain it too.
      let newest = try #require(counts["aichat.copy-2.sqlite"]??.last)
      #expect(list.filter { $0.holds(newest) }.count == 2)
      try await stores.deleteCopies(holding: newest)
      #expect(DataDirectory(path: path).copyList.map(\.name) == ["aichat.copy.sqlite"])
      await stores.close()
    }
  }

  /// A file that cannot be copied whole leaves nothing that looks like a copy.
  @Test func aCopyThatFailsLeavesNothing() async throws {
    try await withDirectory { path in
      _ = try place(Data("no database at all, and long enough to be looked at as one ".utf8), in: path)
      let directory = DataDirectory(path: path)
      #expect(throws: StorageError.self) { _ = try Opening.copy(directory, to: "aichat.copy") }
      #expect(try names(path) == ["aichat.sqlite"])
    }
  }

  /// A program that was killed while copying leaves a draft: no later copy gets its name, and it is deleted with the
  /// copies.
  @Test func aDraftIsNoCopyAndIsDeletedWithThem() async throws {
    try await withDirectory { path in
      let stores = try Stores.open(directory: path)
      try Data("half".utf8).write(to: URL(fileURLWithPath: path + "/aichat.copy.sqlite.part"))
      #expect(try await stores.backUp() == path + "/aichat.copy-2.sqlite")
      #expect(try names(path).filter { $0.hasSuffix(".part") } == ["aichat.copy.sqlite.part"])
      try await stores.deleteCopies()
      #expect(try names(path).allSatisfy { !$0.contains("copy") })
      await stores.close()
    }
  }

  @Test func aCopyThatCannotBeDeletedIsReported() async throws {
    try await withDirectory { path in
      let stores = try Stores.open(directory: path)
      // A folder cannot be deleted as a file.
      try FileManager.default.createDirectory(atPath: path + "/aichat.copy.sqlite", withIntermediateDirectories: false)
      _ = try await stores.backUp()
      let failure = await failure { () async throws(StorageError) in try DataDirectory(path: path).deleteCopies() }
      #expect(failure?.message(in: .english).contains(path + "/aichat.copy.sqlite") == true)
      await #expect(throws: StorageError.self) { try await stores.deleteCopies() }
      #expect(try names(path).filter { $0.contains("copy") } == ["aichat.copy.sqlite"])
      await stores.close()
    }
  }

  @Test func aStoreInMemoryMakesNoCopy() async throws {
    #expect(try await Stores.inMemory().backUp() == nil)
  }
}
