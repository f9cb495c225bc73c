import Entities
import Storage
import Testing

@testable import Conversations

@Suite struct ConversationAccessTests {
  @Test func whatIsBeingDeletedIsGoneUnlessThatFails() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let access = ConversationAccess(
      FreshChats(office.stores), profiles: office.stores.profiles)
    let seen = Watched<[Conversation?]>([])
    do {
      try await access.whileLeaving(id) {
        let (own, context) = (try? await access.own(id), try? await access.context(of: id).chat)
        seen.change { $0 = [own, context] }
        throw StorageError.busy(path: "/")
      }
      Issue.record("It does not pass the failure on.")
    } catch StorageError.busy {}
    #expect(seen.value == [nil, nil])
    #expect(try await access.own(id) == access.context(of: id).chat)
  }

  /// The profile is checked only if the conversation is not found.
  @Test func aContextSaysWhyThereIsNone() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let access = ConversationAccess(
      FreshChats(office.stores), profiles: office.stores.profiles)
    let other = UserProfile(id: UserProfile.ID(high: 8, low: 8), created: Timestamp(milliseconds: 2))
    try await office.stores.profiles.save(other)
    try await office.stores.profiles.setCurrentProfile(other.id)
    await #expect(throws: ConversationFailure.missingConversation(id)) { try await access.context(of: id) }
    try await office.stores.profiles.setCurrentProfile(nil)
    await #expect(throws: ConversationFailure.noProfile) { try await access.context(of: id) }
  }
}
