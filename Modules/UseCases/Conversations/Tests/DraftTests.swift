import Entities
import Storage
import Testing

@testable import Conversations

@Suite(.timeLimit(.minutes(10))) struct DraftTests {
  @Test func aDraftIsStoredUntilItIsEmpty() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let other = try await office.startConversation(with: office.avatar.id).id
    #expect(try await office.draft(in: id) == nil)
    try await office.saveDraft("Half a thou", in: id)
    #expect(try await office.draft(in: id) == "Half a thou")
    #expect(try await office.draft(in: other) == nil)
    #expect(try await office.stores.notes.note("draft/\(id)", of: office.user.id) == "Half a thou")
    try await office.saveDraft("", in: id)
    #expect(try await office.stores.notes.note("draft/\(id)", of: office.user.id) == nil)
  }

  @Test func aDraftGoesWithItsConversation() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.saveDraft("Half", in: id)
    try await office.removeConversation(id)
    #expect(try await office.stores.notes.note("draft/\(id)", of: office.user.id) == nil)
    await #expect(throws: ConversationFailure.missingConversation(id)) { try await office.saveDraft("x", in: id) }
  }

  @Test func whatAnotherCopySendsLeavesTheDraftHere() async throws {
    let office = try await Office()
    let other = Office(office, ScriptedModel())
    let id = try await office.startConversation(with: office.avatar.id).id
    #expect(try await other.draft(in: id) == nil)
    try await office.saveDraft("precious words", in: id)
    try await other.saveDraft("hello", in: id)
    try await other.saveDraft("", in: id)
    #expect(try await office.draft(in: id) == "precious words")
  }

  @Test func onlyOwnRepliesCount() async throws {
    let office = try await Office()
    let other = Office(office, ScriptedModel())
    let id = try await office.startConversation(with: office.avatar.id).id
    #expect(await !office.isReplying(in: id))
    try await office.send("Hi", in: id)
    #expect(await office.isReplying(in: id))
    #expect(await !other.isReplying(in: id))
    await #expect { try await other.send("Me too", in: id) } throws: {
      ($0 as? any ReplyInFlightError)?.isReplyInFlight == true
    }
    #expect(await !other.isReplying(in: id))
    await office.stopReply(in: id)
    #expect(await !office.isReplying(in: id))
  }

  /// Every screen of a conversation in this process has the same draft, at once.
  @Test func whatIsTypedIsKnownBeforeItIsStored() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    #expect(office.draftInHand(in: id) == nil)
    office.holdDraft("Half a thou", in: id)
    #expect(office.draftInHand(in: id) == "Half a thou")
    #expect(try await office.draft(in: id) == "Half a thou")
    #expect(try await office.stores.notes.note("draft/\(id)", of: office.user.id) == nil)
    office.holdDraft("", in: id)
    #expect(office.draftInHand(in: id) == "")
    #expect(try await office.draft(in: id) == nil)
    _ = try await office.deleteConversation(id)
    #expect(office.draftInHand(in: id) == nil)
  }

  @Test func theEndOfTheProgramStoresWhatWasTyped() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let other = try await office.startConversation(with: office.avatar.id).id
    office.holdDraft("Half", in: id)
    try await office.saveDraft("Half", in: id)
    office.holdDraft("Half a thought", in: id)
    office.holdDraft("Another", in: other)
    #expect(await office.conversationService.saveDrafts() == [])
    #expect(try await office.stores.notes.note("draft/\(id)", of: office.user.id) == "Half a thought")
    #expect(try await office.stores.notes.note("draft/\(other)", of: office.user.id) == "Another")
    // A draft that was deleted with its conversation causes no error.
    try await office.stores.chats.deleteChat(other)
    office.holdDraft("Late", in: other)
    #expect(await office.conversationService.saveDrafts() == [])
  }

  /// Every change that the list shows is notified, even after many changes without a reader.
  @Test func everyChangeOfTheListIsNotified() async throws {
    let office = try await Office()
    var changes = office.conversationChanges().makeAsyncIterator()
    let id = try await office.startConversation(with: office.avatar.id).id
    #expect(await changes.next() != nil)
    try await office.renameConversation(id, to: "Title")
    #expect(await changes.next() != nil)
    try await office.markSeen(id)
    #expect(await changes.next() != nil)
    for number in 0..<9 { try await office.renameConversation(id, to: "Title \(number)") }
    #expect(await changes.next() != nil)
    try await office.send("Hi", in: id)
    #expect(await changes.next() != nil)
    await office.stopReply(in: id)
    #expect(await changes.next() != nil)
    _ = try await office.deleteConversation(id)
    #expect(await changes.next() != nil)
  }

  @Test func aListenerThatStopsIsForgotten() async throws {
    let office = try await Office()
    let listening = Task { for await _ in office.conversationChanges() {} }
    while office.conversationService.events.list.count == 0 { await Task.yield() }
    listening.cancel()
    await listening.value
    #expect(office.conversationService.events.list.count == 0)
  }
}
