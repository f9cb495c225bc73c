import Entities
import Testing

@testable import Storage

@Suite struct PageCacheTests {
  /// A change larger than the cache is stored whole, and the cache is as small as before.
  @Test func aLargeChangeHasRoomAndTheCacheIsSmallAgain() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      try await store.save(profile)
      let usual = try await store.count("PRAGMA cache_size")
      var changes: [CharacterChange] = []
      for name in ["A", "B", "C"] {
        let picture = AvatarPicture(id: fixture.id(), file: [UInt8](repeating: 7, count: 2 << 20))
        var avatar = fixture.avatar(name, by: profile.id)
        avatar.picture = picture.id
        changes.append(fixture.change(CharacterDetails(avatar), with: picture))
      }
      try await store.save(changes)
      for change in changes {
        #expect(try await store.picture(try #require(change.picture).id) == change.picture)
      }
      #expect(try await store.count("PRAGMA cache_size") == usual)
    }
  }
}
