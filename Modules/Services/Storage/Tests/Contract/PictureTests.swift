import Entities
import Storage
import Testing

@Suite struct PictureTests {
  @Test(arguments: StoreKind.allCases)
  func aPictureStaysWithItsAvatar(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture)
      let plain = fixture.avatar("Plain", by: author)
      var avatar = fixture.avatar("Painted", by: author)
      let file = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let first = AvatarPicture(id: fixture.id(), file: file)
      let second = AvatarPicture(id: fixture.id(), file: [])
      try await stores.avatars.save(plain)
      try await stores.avatars.save(avatar, with: first)
      avatar.picture = first.id
      #expect(try await stores.avatars.avatar(avatar.id) == avatar)
      #expect(try await stores.avatars.avatars(madeBy: author) == [avatar, plain])
      #expect(try await stores.avatars.picture(first.id) == first)
      #expect(try await stores.avatars.picture(second.id) == nil)

      // It stays when other fields change, and is replaced by another picture.
      avatar.name = "Still painted"
      try await stores.avatars.save(avatar)
      #expect(try await stores.avatars.avatar(avatar.id) == avatar)
      try await stores.avatars.save(avatar, with: second)
      #expect(try await stores.avatars.avatar(avatar.id)?.picture == second.id)
      #expect(try await stores.avatars.picture(first.id) == nil)
      #expect(try await stores.avatars.picture(second.id) == second)

      // A picture that is not stored cannot be named; no name means no picture.
      try await stores.avatars.save(avatar)
      #expect(try await stores.avatars.avatar(avatar.id)?.picture == nil)
      #expect(try await stores.avatars.picture(second.id) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aPictureIsDeletedWithItsAvatar(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture)
      let other = try await stores.addProfile(&fixture)
      let avatars = [
        fixture.avatar("Deleted", by: author), fixture.avatar("Talked with", by: author),
        fixture.avatar("Never opened", by: author), fixture.avatar("Other's", by: other),
      ]
      var pictures: [AvatarPicture] = []
      for (index, avatar) in avatars.enumerated() {
        pictures.append(AvatarPicture(id: fixture.id(), file: [UInt8(index)]))
        try await stores.avatars.save(avatar, with: pictures[index])
      }
      _ = try await stores.addChat(&fixture, of: other, with: avatars[1].id)
      try await stores.avatars.deleteAvatar(avatars[0].id)
      #expect(try await stores.avatars.picture(pictures[0].id) == nil)
      #expect(try await stores.avatars.avatar(avatars[0].id)?.picture == nil)

      try await stores.profiles.deleteProfile(author)
      #expect(try await stores.avatars.picture(pictures[1].id) == nil)
      #expect(try await stores.avatars.picture(pictures[2].id) == nil)
      #expect(try await stores.avatars.avatar(avatars[1].id)?.picture == nil)
      #expect(try await stores.avatars.picture(pictures[3].id) == pictures[3])
    }
  }

  /// A deletion that keeps the picture can be taken back, until another one deletes it.
  @Test(arguments: StoreKind.allCases)
  func aDeletedAvatarCanKeepItsPicture(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture)
      let picture = AvatarPicture(id: fixture.id(), file: [7])
      var avatar = fixture.avatar("Mira", by: author)
      avatar.picture = picture.id
      try await stores.avatars.save(avatar, with: picture)
      try await stores.avatars.deleteAvatar(avatar.id, keepingPicture: true)
      #expect(try await stores.avatars.avatars(madeBy: author).isEmpty)
      let deleted = try #require(try await stores.avatars.avatar(avatar.id))
      #expect(deleted.isDeleted && deleted.picture == picture.id)
      try await stores.avatars.save(deleted)
      #expect(try await stores.avatars.avatars(madeBy: author) == [avatar])
      #expect(try await stores.avatars.picture(picture.id) == picture)
      for keepsPicture in [true, false] {
        try await stores.avatars.deleteAvatar(avatar.id, keepingPicture: keepsPicture)
      }
      #expect(try await stores.avatars.picture(picture.id) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func noPictureIsStoredForAMissingAvatar(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let picture = AvatarPicture(id: fixture.id(), file: [1])
      let stranger = fixture.avatar("?", by: fixture.id())
      let error = await failure { () throws(StorageError) in
        try await stores.avatars.save(stranger, with: picture)
      }
      #expect(error?.kind == "missing")
      let kept = try await stores.avatars.picture(picture.id)
      #expect(kept == nil)
    }
  }
}
