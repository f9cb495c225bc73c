import Entities
import Storage
import Testing

@testable import AccountLifecycle

/// Which profiles the app offers to save.
@Suite(.timeLimit(.minutes(10))) struct OfferTests {
  private func chat(of profile: UserProfile, in registry: Registry) async throws {
    try await registry.stores.chats.create(
      Conversation(
        id: Conversation.ID(high: 4, low: profile.id.low), profile: profile.id, avatar: Avatar.ID(high: 3, low: 1),
        created: Timestamp(milliseconds: 5), updated: Timestamp(milliseconds: 5)))
  }

  @Test func anAnonymousProfileWithAChatIsOffered() async throws {
    let registry = Registry()
    #expect(try await !registry.canOfferSaving())
    let profile = try await registry.ensureProfile()
    #expect(try await !registry.canOfferSaving())
    try await chat(of: profile, in: registry)
    #expect(try await registry.canOfferSaving())
    _ = try await registry.saveProfile(name: "Ada", email: "", color: nil, picture: .kept)
    #expect(try await !registry.canOfferSaving())
  }

  @Test func anAnsweredOfferIsNotRepeatedForThatProfile() async throws {
    let registry = Registry()
    // Without a profile there is nothing to answer.
    try await registry.recordOfferAnswered()
    let first = try await registry.ensureProfile()
    try await chat(of: first, in: registry)
    try await registry.recordOfferAnswered()
    #expect(try await !registry.canOfferSaving())
    // At the next start too.
    #expect(try await !Registry(registry.stores).canOfferSaving())
    try await registry.signOut()
    let second = try await registry.ensureProfile()
    try await chat(of: second, in: registry)
    #expect(try await registry.canOfferSaving())
  }
}
