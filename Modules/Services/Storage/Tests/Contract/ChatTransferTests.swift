import Entities
import Storage
import Synchronization
import Testing

/// Chats of files are added in pieces, and appear together.
@Suite struct ChatTransferTests {
  private struct Imported {
    var chat: Conversation
    var piece = StagedPiece()
    var new = StagedImport()
    var ids: [Message.ID] { piece.messages.map(\.message.id) }
  }

  /// A chat of a question with two answers, of which the first shows.
  private func sample(_ fixture: inout Fixture, of profile: UserProfile.ID) -> Imported {
    let avatar = fixture.avatar("Mara", by: profile)
    var imported = Imported(chat: fixture.chat(of: profile, with: avatar.id))
    let question = fixture.message(in: imported.chat.id, .user, "낚시 question")
    let answers = ["one", "two"].map { fixture.message(in: imported.chat.id, after: question.id, .assistant, $0) }
    let more = fixture.message(in: imported.chat.id, after: answers[1].id, .user, "more")
    imported.piece.messages = ([question] + answers + [more]).map { TreeMessage($0) }
    imported.piece.messages[1].extra = "{\"extra\":1}"
    imported.piece.tips = [answers[1].id: more.id]
    imported.new.avatars = [avatar]
    imported.new.note = ("last", "note")
    imported.new.chats = [
      StagedImport.Chat(
        ChatHead(imported.chat, shown: answers[0].id, seen: answers[0].id, extra: "kept"), fingerprint: "print")
    ]
    return imported
  }

  @Test(arguments: StoreKind.allCases) func chatsAppearTogetherAndWhole(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let imported = sample(&fixture, of: profile)
      let (id, ids) = (imported.chat.id, imported.ids)
      try await stores.records.stage(imported.piece, for: profile)
      // Nothing shows it before.
      #expect(try await stores.chats.chatIDs(of: profile).isEmpty)
      #expect(try await stores.chats.chat(id) == nil)
      #expect(try await stores.chats.message(ids[0]) == nil)
      #expect(try await stores.found("낚시", of: profile).isEmpty)
      #expect(try await stores.profiles.contents(of: profile).messages == 0)
      #expect(try await stores.records.chat(importedAs: "print", by: profile) == nil)
      #expect(try await stores.records.used(ids + [fixture.id()]) == Set(ids))
      // What belongs to it is not taken for left over.
      #expect(try await stores.chats.hasMessage(ids[0]))

      try await stores.records.publish(imported.new, for: profile)
      #expect(try await stores.chats.chats(of: profile, offset: 0, limit: 9).map(\.avatarName) == ["Mara"])
      #expect(try await stores.shown(id) == ["낚시 question", "one"])
      #expect(try await stores.chats.siblings(of: ids[1]) == [ids[1], ids[2]])
      #expect(try await stores.chats.leaf(below: ids[2]) == ids[3])
      #expect(try await stores.found("낚시", of: profile) == ["낚시 question"])
      #expect(try await stores.notes.note("last", of: profile) == "note")
      #expect(try await stores.records.chat(importedAs: "print", by: profile) == id)
      #expect(try await stores.records.head(of: id) == imported.new.chats[0].head)
      #expect(try await stores.records.newestMessage(in: id) == ids[3])
      #expect(try await stores.records.extras(of: ids) == [ids[1]: "{\"extra\":1}"])
      let tree = Mutex<[TreeMessage]>([])
      try await stores.records.tree(of: id) { message throws(StorageError) in tree.withLock { $0.append(message) } }
      var expected = imported.piece.messages
      expected[2].tip = ids[3]
      #expect(tree.withLock(\.self) == expected)

      try await stores.chats.deleteChat(id)
      #expect(try await stores.records.chat(importedAs: "print", by: profile) == nil)
      #expect(try await stores.records.used(ids).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases) func usedIDsAndMissingParentsAreRefused(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let imported = sample(&fixture, of: profile)
      let chat = try await stores.addChat(&fixture, of: profile)
      var piece = StagedPiece()
      piece.messages = [TreeMessage(fixture.message(in: chat))]
      #expect(
        await failure { () throws(StorageError) in try await stores.records.stage(piece, for: profile) }?.kind
          == "failed")
      piece.messages = [TreeMessage(fixture.message(in: imported.chat.id, after: fixture.id()))]
      #expect(
        await failure { () throws(StorageError) in try await stores.records.stage(piece, for: profile) }?.kind
          == "missing")
      try await stores.records.stage(imported.piece, for: profile)
      #expect(
        await failure { () throws(StorageError) in try await stores.records.stage(imported.piece, for: profile) }?.kind
          == "failed")
      #expect(
        await failure { () throws(StorageError) in try await stores.records.publish(imported.new, for: fixture.id()) }?
          .kind
          == "missing")
      try await stores.records.discardStaged([imported.chat.id])
      #expect(try await stores.records.used(imported.ids).isEmpty)
      // Everything can begin again.
      try await stores.records.stage(imported.piece, for: profile)
      try await stores.records.publish(imported.new, for: profile)
      #expect(try await stores.shown(imported.chat.id).count == 2)
    }
  }

  /// Two imports are under way at once.
  @Test(arguments: StoreKind.allCases) func anImportLeavesTheChatsOfAnotherAlone(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let one = sample(&fixture, of: profile), other = sample(&fixture, of: profile)
      for imported in [one, other] { try await stores.records.stage(imported.piece, for: profile) }
      try await stores.records.discardStaged([one.chat.id])
      #expect(try await stores.records.used(one.ids + other.ids) == Set(other.ids))
      // A chat whose messages are gone does not appear.
      #expect(
        await failure { () throws(StorageError) in try await stores.records.publish(one.new, for: profile) }?.kind
          == "missing")
      #expect(try await stores.chats.chat(one.chat.id) == nil)
      try await stores.records.publish(other.new, for: profile)
      #expect(try await stores.shown(other.chat.id).count == 2)
      // The same file does not become a second chat.
      try await stores.records.stage(one.piece, for: profile)
      #expect(try await stores.found("낚시", of: profile) == ["낚시 question"])
      #expect(
        await failure { () throws(StorageError) in try await stores.records.publish(one.new, for: profile) }?.kind
          == "failed")
      #expect(try await stores.chats.chatIDs(of: profile) == [other.chat.id])
    }
  }

  @Test(arguments: StoreKind.allCases) func aTipThatIsNotBelowItsMessageIsLeftOut(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      var imported = sample(&fixture, of: profile)
      let ids = imported.ids
      imported.piece.tips = [ids[0]: ids[3], ids[1]: ids[3], ids[2]: ids[0], ids[3]: fixture.id()]
      try await stores.records.stage(imported.piece, for: profile)
      try await stores.records.publish(imported.new, for: profile)
      let tips = Mutex<[Message.ID: Message.ID]>([:])
      try await stores.records.tree(of: imported.chat.id) { message throws(StorageError) in
        tips.withLock { $0[message.message.id] = message.tip }
      }
      #expect(tips.withLock(\.self) == [ids[0]: ids[3]])
    }
  }
}
