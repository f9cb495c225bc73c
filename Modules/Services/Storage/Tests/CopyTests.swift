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
    // Taken for the database elsewhere, it has what was there.
    let other = path + "/other"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: copy, toPath: other + "/aichat.sqlite")
    let again = try Stores.open(directory: other)
    #expect(try await again.profiles.profiles() == [profile])
    await again.close()
    await stores.close()
  }

  @Test func whatIsOnlyInMemoryHasNoCopy() async throws {
    #expect(try await Stores.inMemory().backUp() == nil)
  }
}
