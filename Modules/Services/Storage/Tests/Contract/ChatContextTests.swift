import Entities
import Storage
import Testing

/// The context of a reply is read in one step.
@Suite struct ChatContextTests {
  @Test(arguments: StoreKind.allCases)
  func aContextHasTheChatItsEndItsAvatarAndNotes(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture, "Ada")
      let avatar = fixture.avatar("Juno", by: profile)
      let details = CharacterDetails(avatar, .sample)
      try await stores.avatars.save(fixture.change(details))
      let chat = try await stores.addChat(&fixture, of: profile, with: avatar.id)
      try await stores.notes.setNote("mine", named: "a/\(avatar.id)", of: profile)
      let other = try await stores.addProfile(&fixture)
      try await stores.notes.setNote("theirs", named: "b", of: other)
      let names: @Sendable (Conversation) -> [String] = { ["a/\($0.avatar)", "b", "c"] }

      let empty = try #require(try await stores.chats.context(of: chat, notes: names))
      #expect(try await empty.chat == stores.chats.chat(chat))
      #expect(
        empty.end == nil && empty.character == details && empty.userName == "Ada"
          && empty.notes == ["a/\(avatar.id)": "mine"])

      let said = try await stores.add(&fixture, ["one", "1", "two"], to: chat)
      try await stores.add(&fixture, ["another"], to: chat, after: said[0])
      try await stores.chats.show(pathTo: said[2], in: chat)
      #expect(try await stores.chats.context(of: chat, notes: names)?.end == stores.chats.message(said[2]))

      try await stores.avatars.deleteAvatar(avatar.id)
      let deleted = try await stores.chats.context(of: chat, notes: names)?.character
      #expect(try await deleted == stores.avatars.character(avatar.id) && deleted?.definition == .sample)
      let builtIn = try await stores.addChat(&fixture, of: profile)
      #expect(try await stores.chats.context(of: builtIn, notes: names)?.character == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aMissingChatOrOneOfADeletedProfileHasNoContext(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      #expect(try await stores.chats.context(of: fixture.id(), notes: { _ in [] }) == nil)
      try await stores.profiles.beginDeletion(of: profile)
      #expect(try await stores.chats.context(of: chat, notes: { _ in [] }) == nil)
    }
  }
}
