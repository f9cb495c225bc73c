import Entities
import Storage
import Testing

@testable import AccountLifecycle

/// Empty profiles do not pile up: leaving an empty profile deletes it.
@Suite(.timeLimit(.minutes(10))) struct EmptyProfileTests {
  @Test func signingOutRepeatedlyLeavesNoProfile() async throws {
    let registry = Registry()
    for _ in 0..<3 {
      try await registry.completeOnboarding(color: .red)
      try await registry.recordOfferAnswered()
      try await registry.signOut()
      #expect(try await registry.profiles().isEmpty)
    }
    #expect(try await registry.currentProfile() == nil)
  }

  @Test func switchingProfilesLeavesNoEmptyProfileEither() async throws {
    let registry = Registry()
    _ = try await registry.ensureProfile()
    let ada = try await registry.createProfile(name: "Ada", color: .red)
    try await registry.switchProfile(to: ada.id)
    #expect(try await registry.profiles() == [ada])
    // A profile with a name stays.
    try await registry.signOut()
    #expect(try await registry.profiles() == [ada])
  }

  @Test func oneWithADraftStays() async throws {
    let registry = Registry()
    let profile = try await registry.ensureProfile()
    try await registry.saveProfileDraft(ProfileDraft(name: "A", email: "", picturePath: "", color: .red))
    try await registry.signOut()
    #expect(try await registry.profiles() == [profile])
    #expect(try await registry.profileSummaries().first?.contents == ProfileContents(drafts: 1))
  }

  /// Another copy of the program has the same profile open: it goes on, and deletes the profile at its own end.
  @Test func oneThatAnotherRunUsesStays() async throws {
    let stores = Stores.inMemory()
    let (one, two) = (Registry(stores), Registry(stores))
    let profile = try await one.ensureProfile()
    #expect(try await two.currentProfile() == profile)
    try await one.signOut()
    #expect(try await two.currentProfile() == profile)
    try await two.changeColor(to: .green)
    #expect(try await one.profiles().map(\.color) == [.green])
    // The next onboarding here makes another profile.
    let next = try await one.ensureProfile()
    #expect(next.id != profile.id)
    try await two.signOut()
    #expect(try await two.profiles() == [next])
  }

  /// A profile is deleted just as this run would begin with it: the run begins with another one.
  @Test func aRunWhoseProfileIsDeletedBeginsWithAnother() async throws {
    let stores = Stores.inMemory()
    let first = Registry(stores)
    let profile = try await first.ensureProfile()
    let late = Registry(stores)
    late.store.beforeHold = {
      late.store.beforeHold = nil
      try await first.signOut()
    }
    #expect(try await late.currentProfile() == nil)
    let made = try await late.ensureProfile()
    #expect(made.id != profile.id)
    #expect(try await late.profiles() == [made])
  }

  /// A profile that cannot be deleted does not prevent leaving it.
  @Test func aFailedDeletionDoesNotPreventSigningOut() async throws {
    let registry = Registry()
    let profile = try await registry.ensureProfile()
    registry.store.fail("drop", with: .busy(path: "x"))
    try await registry.signOut()
    #expect(try await registry.currentProfile() == nil)
    #expect(try await registry.profiles() == [profile])
    registry.store.fail("drop", with: nil)
    // Older empty profiles are deleted too.
    _ = try await registry.ensureProfile()
    try await registry.signOut()
    #expect(try await registry.profiles().isEmpty)
  }
}
