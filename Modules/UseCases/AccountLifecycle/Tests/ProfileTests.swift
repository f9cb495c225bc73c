import Entities
import Storage
import Synchronization
import Testing

@testable import AccountLifecycle

@Suite(.timeLimit(.minutes(10))) struct ProfileTests {
  @Test func aSavedProfileHasTheGivenValues() async throws {
    let registry = Registry()
    let anonymous = try await registry.ensureProfile()
    var updates = registry.profileUpdates.makeAsyncIterator()
    #expect(await updates.next() == anonymous)
    let saved = try await registry.saveProfile(
      name: "  Ada 에이다 ", email: " ada@example.org ", color: .teal, picture: .file("picture"))
    #expect(saved.id == anonymous.id && saved.name == "Ada 에이다" && saved.email == "ada@example.org")
    #expect(saved.color == .teal)
    #expect(try await registry.currentProfile() == saved)
    #expect(await updates.next() == saved)
    let picture = try #require(saved.picture)
    #expect(try await registry.stores.avatars.picture(picture)?.file == Array("picture".utf8))
    // Saved again without them, the picture and the colour stay, and the address is removed.
    let again = try await registry.saveProfile(name: "Ada", email: "", color: nil, picture: .kept)
    #expect(again.picture == picture && again.color == .teal && again.email == nil)
    let bare = try await registry.saveProfile(name: "Ada", email: "", color: nil, picture: .removed)
    #expect(bare.picture == nil)
    #expect(try await registry.currentProfile() == bare)
    #expect(try await registry.stores.avatars.picture(picture) == nil)
  }

  @Test(arguments: [
    ("", "", ProfileFailure.emptyName), (" \u{200B}\n", "", .emptyName),
    (String(repeating: "x", count: 41), "", .longName), ("a\nb", "", .brokenText), ("a\u{1B}b", "", .brokenText),
    ("Ada", "nobody", .brokenAddress("nobody")), ("Ada", "a@b@c", .brokenAddress("a@b@c")),
    ("Ada", "@b", .brokenAddress("@b")), ("Ada", "a b@c", .brokenAddress("a b@c")), ("KIM", "", .taken("KIM")),
  ])
  func whatCannotBeIsRefused(name: String, email: String, failure: ProfileFailure) async throws {
    let registry = Registry()
    _ = try await registry.createProfile(name: "Kim", color: nil)
    await #expect(throws: failure) {
      _ = try await registry.saveProfile(name: name, email: email, color: nil, picture: .kept)
    }
    #expect(try await registry.currentProfile()?.name == nil)
    for language in [ContentLanguage.english, .korean] { #expect(!failure.message(in: language).isEmpty) }
  }

  /// A merged profile may have the name of another one: it can still be edited, and no other profile can take the name.
  @Test func aProfileWithATwinsNameCanBeEdited() async throws {
    let registry = Registry()
    _ = try await registry.saveProfile(name: "Ada", email: "", color: nil, picture: .kept)
    let twin = UserProfile(id: UserProfile.ID(high: 9, low: 9), name: "ada", created: Timestamp(milliseconds: 99))
    try await registry.stores.profiles.save(twin)
    let edited = try await registry.saveProfile(name: "Ada", email: "ada@example.org", color: .red, picture: .kept)
    #expect(edited.email == "ada@example.org" && edited.color == .red)
    await #expect(throws: ProfileFailure.taken("ADA")) {
      _ = try await registry.saveProfile(name: "ADA", email: "", color: nil, picture: .kept)
    }
  }

  @Test func aProfileIsFoundByItsNameOrId() async throws {
    let registry = Registry()
    let ada = try await registry.createProfile(name: "Ada", color: .red)
    let kim = try await registry.createProfile(name: "지우", color: nil)
    #expect(ada.didCompleteOnboarding && !kim.didCompleteOnboarding)
    #expect(try await registry.currentProfile() == nil)
    #expect(try await registry.profile(named: "aDA") == ada)
    #expect(try await registry.profile(named: "\(kim.id)") == kim)
    await #expect(throws: ProfileFailure.unknown("Bo", known: ["Ada", "지우"])) {
      _ = try await registry.profile(named: "Bo")
    }
    // A profile of another machine may have the same name.
    let twin = UserProfile(id: UserProfile.ID(high: 9, low: 9), name: "ada", created: Timestamp(milliseconds: 99))
    try await registry.stores.profiles.save(twin)
    let ids = [ada.id, kim.id]
    for profile in [ada, kim] {
      #expect(try await registry.profile(named: profile.id.shortForm(among: ids).uppercased()) == profile)
    }
    await #expect(throws: ProfileFailure.ambiguous("Ada", ids: [ada.id, twin.id])) {
      _ = try await registry.profile(named: "Ada")
    }
  }

  @Test func aSwitchCountsHereAndAtTheNextStart() async throws {
    let registry = Registry()
    let anonymous = try await registry.ensureProfile()
    try await registry.saveProfileDraft(ProfileDraft(name: "A", email: "", picturePath: "", color: .red))
    let ada = try await registry.createProfile(name: "Ada", color: .red)
    var updates = registry.profileUpdates.makeAsyncIterator()
    #expect(await updates.next() == anonymous)
    try await registry.switchProfile(to: ada.id)
    #expect(await updates.next() == ada)
    let summaries = try await registry.profileSummaries()
    #expect(summaries.map(\.profile) == [anonymous, ada].sorted { $0.id < $1.id })
    #expect(summaries.filter(\.isInUse).map(\.id) == [ada.id])
    #expect(try await Registry(registry.stores).currentProfile() == ada)
    // The profile that was left still exists.
    try await registry.switchProfile(to: anonymous.id)
    #expect(try await registry.currentProfile() == anonymous)
    await #expect(throws: StorageError.self) { try await registry.switchProfile(to: UserProfile.ID(high: 1, low: 1)) }
  }
}

/// Two copies of the program: each keeps the profile that it was started with.
@Suite(.timeLimit(.minutes(10))) struct RunTests {
  /// A reminder for a profile does not come while another profile is in use, or none.
  @Test func aProfileThatGoesOutOfUseIsReportedOnce() async throws {
    let left = Mutex<[UserProfile.ID]>([])
    let registry = Registry { _ in
    } afterUse: { id in
      left.withLock { $0.append(id) }
    }
    let first = try await registry.ensureProfile()
    try await registry.saveProfileDraft(ProfileDraft(name: "F", email: "", picturePath: "", color: .red))
    let ada = try await registry.createProfile(name: "Ada", color: .red)
    try await registry.switchProfile(to: first.id)
    #expect(left.withLock(\.self).isEmpty)
    try await registry.switchProfile(to: ada.id)
    #expect(left.withLock(\.self) == [first.id])
    try await registry.signOut()
    try await registry.signOut()
    #expect(left.withLock(\.self) == [first.id, ada.id])
    try await registry.deleteProfile(first.id)
    #expect(left.withLock(\.self) == [first.id, ada.id, first.id])
  }

  @Test func aRunKeepsToItsProfile() async throws {
    let stores = Stores.inMemory()
    let (one, two) = (Registry(stores), Registry(stores))
    let anonymous = try await one.ensureProfile()
    #expect(try await two.currentProfile() == anonymous)
    let ada = try await one.createProfile(name: "Ada", color: .red)
    try await one.switchProfile(to: ada.id)
    #expect(try await two.currentProfile() == anonymous)
    try await two.completeOnboarding(color: .mint)
    #expect(try await two.currentProfile()?.color == .mint)
    #expect(try await one.currentProfile() == ada)
    // Signing out there does not affect the next start of another user here.
    try await two.signOut()
    #expect(try await two.currentProfile() == nil)
    #expect(try await one.currentProfile() == ada)
    #expect(try await Registry(stores).currentProfile() == ada)
    // A new onboarding there does not change Ada.
    try await two.completeOnboarding(color: .blue)
    #expect(try await one.currentProfile() == ada)
    #expect(try await two.currentProfile()?.color == .blue)
  }

  @Test func whatIsDeletedInOneIsInUseNowhere() async throws {
    let stores = Stores.inMemory()
    let (one, two) = (Registry(stores), Registry(stores))
    let profile = try await one.ensureProfile()
    #expect(try await two.currentProfile() == profile)
    try await one.deleteAccount()
    #expect(try await two.currentProfile() == nil)
    let next = try await two.ensureProfile()
    #expect(try await two.profiles() == [next])
  }

  /// Defect 15: text saved in an open window must not go to another profile.
  @Test func aProfileDeletedElsewhereIsSignedOutHere() async throws {
    let stores = Stores.inMemory()
    let (one, two) = (Registry(stores), Registry(stores))
    let profile = try await one.ensureProfile()
    #expect(try await two.currentProfile() == profile)
    var updates = two.profileUpdates.makeAsyncIterator()
    #expect(await updates.next() == profile)
    try await one.deleteAccount()
    await #expect(throws: StorageError.missing(profile: profile.id)) {
      _ = try await two.saveProfile(name: "Ada", email: "", color: .red, picture: .kept)
    }
    #expect(await updates.next() == .some(nil))
    #expect(try await two.profiles().isEmpty)
    // A new onboarding at the start screen works.
    try await two.completeOnboarding(color: .blue)
    #expect(try await two.profiles().map(\.color) == [.blue])
  }

  @Test func theFirstCallAfterADeletionNotifiesAllListeners() async throws {
    let stores = Stores.inMemory()
    let (one, two) = (Registry(stores), Registry(stores))
    let profile = try await one.ensureProfile()
    #expect(try await two.currentProfile() == profile)
    var updates = two.profileUpdates.makeAsyncIterator()
    #expect(await updates.next() == profile)
    try await one.deleteAccount()
    #expect(try await two.profileContents().isEmpty)
    #expect(await updates.next() == .some(nil))
  }

  @Test func aRunCanHaveAProfileOfItsOwn() async throws {
    let stores = Stores.inMemory()
    let one = Registry(stores)
    let anonymous = try await one.ensureProfile()
    let ada = try await one.createProfile(name: "Ada", color: .red)
    let other = Registry(stores)
    try await other.profileRegistry.useProfile(named: "ada")
    #expect(try await other.currentProfile() == ada)
    #expect(try await other.ensureProfile() == ada)
    #expect(try await Registry(stores).currentProfile() == anonymous)
    await #expect(throws: ProfileFailure.unknown("Bo", known: ["Ada"])) {
      try await other.profileRegistry.useProfile(named: "Bo")
    }
  }

  @Test func noProfileIsMadeWhereTheUserCanChoose() async throws {
    let stores = Stores.inMemory()
    let first = Registry(stores)
    #expect(try await first.profileRegistry.profileToBegin(canAsk: true) != nil)
    _ = try await first.createProfile(name: "Ada", color: .red)
    try await first.signOut()
    #expect(try await Registry(stores).profileRegistry.profileToBegin(canAsk: true) == nil)
    #expect(try await stores.profiles.profiles().count == 1)
    #expect(try await Registry(stores).profileRegistry.profileToBegin(canAsk: false) != nil)
  }

  @Test func aProfileIsRenamed() async throws {
    let registry = Registry()
    let ada = try await registry.createProfile(name: "Ada", color: .mint)
    _ = try await registry.createProfile(name: "Bo", color: nil)
    try await registry.renameProfile(ada.id, to: " Eve ")
    let renamed = try await registry.profile(named: "Eve")
    #expect(renamed.id == ada.id && renamed.color == .mint)
    await #expect(throws: ProfileFailure.taken("bo")) { try await registry.renameProfile(ada.id, to: "bo") }
    await #expect(throws: ProfileFailure.emptyName) { try await registry.renameProfile(ada.id, to: " ") }
  }
}
