import Entities
import Storage
import Synchronization
import Testing

@testable import AccountLifecycle

@Suite(.timeLimit(.minutes(10))) struct LifecycleTests {
  @Test func theFirstLaunchMakesAnAnonymousProfile() async throws {
    let registry = Registry()
    #expect(try await registry.currentProfile() == nil)
    let profile = try await registry.ensureProfile()
    #expect(profile.name == nil && profile.color == nil && !profile.didCompleteOnboarding)
    #expect(profile.created == Timestamp(milliseconds: 77))
    #expect(try await registry.currentProfile() == profile)
    #expect(try await registry.ensureProfile() == profile)
    #expect(try await registry.profiles() == [profile])
  }

  @Test func manyAtOnceMakeOneProfile() async throws {
    let registry = Registry()
    let made = try await withThrowingTaskGroup(of: UserProfile.ID.self) { group in
      for _ in 0..<20 { group.addTask { try await registry.ensureProfile().id } }
      return try await group.reduce(into: Set<UserProfile.ID>()) { $0.insert($1) }
    }
    #expect(made.count == 1)
    #expect(try await registry.profiles().count == 1)
  }

  @Test func theProfileOfARunIsKnownWithoutTheStore() async throws {
    let registry = Registry()
    #expect(try await registry.run.currentProfileID() == nil)
    let profile = try await registry.createProfile(name: "Ada", color: nil)
    try await registry.switchProfile(to: profile.id)
    let calls = registry.store.calls
    #expect(try await registry.run.currentProfileID() == profile.id)
    #expect(registry.store.calls == calls)
    try await registry.signOut()
    #expect(try await registry.run.currentProfileID() == nil)
    // Another run notices it at its next access.
    try await registry.stores.profiles.setCurrentProfile(profile.id)
    let other = SessionProfiles(registry.store)
    #expect(try await other.currentProfileID() == profile.id)
  }

  @Test func onboardingIsCompletedOnTheProfileInUse() async throws {
    let registry = Registry()
    let profile = try await registry.ensureProfile()
    try await registry.completeOnboarding(color: .mint)
    let completed = try #require(await registry.currentProfile())
    #expect(completed.id == profile.id)
    #expect(completed.color == .mint && completed.didCompleteOnboarding)
    #expect(try await registry.profiles() == [completed])
  }

  @Test func theColourOfTheProfileInUseChanges() async throws {
    let registry = Registry()
    try await registry.changeColor(to: .red)
    #expect(try await registry.profiles() == [])
    try await registry.completeOnboarding(color: .mint)
    var profile = try #require(await registry.currentProfile())
    try await registry.changeColor(to: .red)
    profile.color = .red
    #expect(try await registry.currentProfile() == profile)
  }

  @Test func onboardingAfterSigningOutMakesAProfile() async throws {
    let registry = Registry()
    let first = try await registry.ensureProfile()
    try await registry.saveProfileDraft(ProfileDraft(name: "A", email: "", picturePath: "", color: .red))
    try await registry.signOut()
    #expect(try await registry.currentProfile() == nil)
    try await registry.completeOnboarding(color: .teal)
    let second = try #require(await registry.currentProfile())
    #expect(second.id != first.id)
    // The profile that was signed out is kept.
    #expect(try await registry.profiles().count == 2)
  }

  @Test func deletingTakesTheDataAndThenTheProfileOutOfUse() async throws {
    let ended = Mutex<[UserProfile.ID]>([])
    let registry = Registry { id in ended.withLock { $0.append(id) } }
    let profile = try await registry.ensureProfile()
    let conversation = Conversation(
      id: Conversation.ID(high: 1, low: 1), profile: profile.id, avatar: Avatar.ID(high: 2, low: 2),
      created: Timestamp(milliseconds: 1), updated: Timestamp(milliseconds: 1))
    try await registry.stores.chats.create(conversation)
    try await registry.deleteAccount()
    #expect(ended.withLock(\.self) == [profile.id])
    #expect(try await registry.currentProfile() == nil)
    #expect(try await registry.profiles().isEmpty)
    #expect(try await registry.stores.chats.chat(conversation.id) == nil)
  }
}
