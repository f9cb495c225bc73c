import Entities
import Storage
import Testing

@testable import Conversations

@Suite(.timeLimit(.minutes(1))) struct DraftTests {
  @Test func aDraftIsKeptUntilItIsEmpty() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let other = try await office.startConversation(with: office.avatar.id).id
    #expect(try await office.draft(in: id) == nil)
    try await office.keepDraft("Half a thou", in: id)
    #expect(try await office.draft(in: id) == "Half a thou")
    #expect(try await office.draft(in: other) == nil)
    #expect(try await office.stores.notes.note("draft/\(id)", of: office.person.id) == "Half a thou")
    try await office.keepDraft("", in: id)
    #expect(try await office.stores.notes.note("draft/\(id)", of: office.person.id) == nil)
  }

  @Test func aDraftGoesWithItsConversation() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.keepDraft("Half", in: id)
    try await office.deleteConversation(id)
    #expect(try await office.stores.notes.note("draft/\(id)", of: office.person.id) == nil)
    await #expect(throws: ConversationFailure.missingConversation(id)) { try await office.keepDraft("x", in: id) }
  }

  @Test func whatAnotherCopySendsLeavesTheDraftHere() async throws {
    let office = try await Office()
    let other = Office(office, ScriptedModel())
    let id = try await office.startConversation(with: office.avatar.id).id
    #expect(try await other.draft(in: id) == nil)
    try await office.keepDraft("precious words", in: id)
    try await other.keepDraft("hello", in: id)
    try await other.keepDraft("", in: id)
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
}
