import Entities
import Storage
import Testing

@testable import Conversations

@Suite struct ChatTrashTests {
  /// A conversation with a question, an answer, a draft and an author's note.
  private func talked() async throws -> (office: Office, id: Conversation.ID) {
    let office = try await Office(.saying("Yes?"))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    _ = await listener.end()
    try await office.saveAuthorsNote(AuthorsNote(text: "Be brief."), in: id)
    return (office, id)
  }

  @Test func aConversationComesBackAsItWas() async throws {
    let (office, id) = try await talked()
    let before = try await office.texts(id)
    office.holdDraft("Half a thou", in: id)
    #expect(try await office.deleteConversation(id))
    #expect(try await office.conversation(id) == nil)
    #expect(try await office.conversation(named: "\(id)") == nil)
    #expect(try await office.conversations(offset: 0, limit: 9).isEmpty)
    #expect(try await office.latestConversation(with: office.avatar.id) == nil)
    #expect(try await office.conversations(on: .deleted, offset: 0, limit: 9).map(\.id) == [id])
    #expect(try await office.chatShelves().deleted == 1)
    #expect(office.draftInHand(in: id) == nil)

    let digits = String("\(id)".suffix(8))
    #expect(try await office.deletedConversation(named: digits)?.id == id)
    try await office.restoreConversation(id)
    // It may have been restored in another program.
    try await office.restoreConversation(id)
    #expect(try await office.texts(id) == before)
    #expect(try await office.draft(in: id) == "Half a thou")
    #expect(try await office.authorsNote(in: id).text == "Be brief.")
    #expect(try await office.deletedConversation(named: digits) == nil)
  }

  @Test func whatIsInTheTrashSaysHowItComesBack() async throws {
    let (office, id) = try await talked()
    _ = try await office.deleteConversation(id)
    await #expect(throws: ConversationFailure.deletedConversation(id)) { try await office.send("Hi", in: id) }
    await #expect(throws: ConversationFailure.deletedConversation(id)) {
      _ = try await office.deleteConversation(id)
    }
    #expect(ConversationFailure.deletedConversation(id).isMissing)
    #expect(ConversationFailure.deletedConversation(id).message(in: .english).contains("chats restore \(id)"))
  }

  /// The rest of the reply would be lost, and an undo could not bring it back.
  @Test func aConversationWithAnArrivingReplyIsNotDeleted() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.send("Hi", in: id)
    _ = await office.model.call()
    await #expect(throws: ConversationFailure.replyInFlight(id)) { _ = try await office.deleteConversation(id) }
    #expect(try await office.conversation(id) != nil)
    await office.stopReply(in: id)
    #expect(try await office.deleteConversation(id))
  }

  @Test func whatIsRemovedForGoodLeavesNoNote() async throws {
    let (office, id) = try await talked()
    let note = AuthorsNote.notePrefix + "\(id)"
    _ = try await office.deleteConversation(id)
    #expect(try await office.stores.notes.note(note, of: office.user.id) != nil)
    #expect(try await office.emptyChatTrash().map(\.id) == [id])
    #expect(try await office.stores.notes.note(note, of: office.user.id) == nil)
    await #expect(throws: ConversationFailure.missingConversation(id)) { try await office.restoreConversation(id) }
  }

  @Test func oneInTheTrashIsRemovedAlone() async throws {
    let (office, id) = try await talked()
    let other = try await office.startConversation(with: office.avatar.id).id
    try await office.renameConversation(other, to: "Other")
    for id in [id, other] { _ = try await office.deleteConversation(id) }
    try await office.removeConversation(id)
    #expect(try await office.conversations(on: .deleted, offset: 0, limit: 9).map(\.id) == [other])
  }

  @Test func whatWasDeletedLongAgoIsSwept() async throws {
    let (office, id) = try await talked()
    let other = try await office.startConversation(with: office.avatar.id).id
    try await office.renameConversation(other, to: "Other")
    let day: Int64 = 24 * 60 * 60 * 1000
    for (id, age) in [(id, 31 * day), (other, 29 * day)] {
      let time = Timestamp(milliseconds: office.now.milliseconds - age)
      #expect(try await office.stores.chats.moveToTrash(id, at: time))
    }
    try await office.conversationService.sweepTrash()
    #expect(try await office.conversations(on: .deleted, offset: 0, limit: 9).map(\.id) == [other])
    #expect(try await office.stores.notes.note(AuthorsNote.notePrefix + "\(id)", of: office.user.id) == nil)
  }
}
