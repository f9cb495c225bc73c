import AccountLifecycle
import AvatarLibrary
import Entities
import Experiments
import Storage
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The flows of the reference app, and its five tests of the interface, each under its own name.
@MainActor struct FlowTests {
  // MARK: The five tests of the interface

  @Test(arguments: Language.allCases) func `Onboarding ends in the tab bar`(language: Language) async throws {
    let app = try await AppFixture.make(language: language)
    await app.completeOnboarding(in: language)
    #expect(await app.pilot.shows(language("Popular", "인기")))
    #expect(try await app.interactor.currentProfile()?.didCompleteOnboarding == true)
    app.pilot.stop()
  }

  @Test func `Onboarding with the community ends there too`() async throws {
    let app = try await AppFixture.make { $0.experiments = ExperimentService() }
    try app.interactor.overrideExperiment("onboardingCommunity", with: "on")
    #expect(await app.pilot.shows("Get started"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("How it works"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("In good company"))
    await app.completeOnboardingFromIntro()
    #expect(await app.pilot.shows("Popular"))
    app.pilot.stop()
  }

  @Test func `The tab bar leads to chats from each tab, and back`() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    _ = try await app.interactor.createAvatar(
      AvatarDraft(
        name: "Mango", picturePath: "",
        description: AvatarDescription(character: .cat, action: .eating, location: .park)))
    // Explore: the first card.
    #expect(await app.pilot.shows("Featured"))
    await app.pilot.press(.enter)
    try await app.chatAndBack(to: "Popular")
    // Chats: its first row.
    await app.pilot.press(AppFixture.key("Chats"))
    #expect(await app.pilot.shows("Hello there."))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.press(.escape)
    #expect(await app.pilot.hides("Say something"))
    // Profile: the user's own avatar.
    await app.pilot.press(AppFixture.key("Profile"))
    #expect(await app.pilot.shows("Mango"))
    #expect(await app.pilot.focus(on: "Mango"))
    await app.pilot.press(.enter)
    try await app.chatAndBack(to: "My characters")
    await app.pilot.press(AppFixture.key("Explore"))
    #expect(await app.pilot.shows("Popular"))
    app.pilot.stop()
  }

  @Test func `Signing out leads to Welcome`() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    _ = try await app.interactor.saveProfile(name: "Ada", email: "", color: .teal, picture: .kept)
    await app.pilot.press(AppFixture.key("Profile"), .character("s"))
    #expect(await app.pilot.shows("Sign out"))
    await app.pilot.press(.character("o"))
    #expect(await app.pilot.shows("Sign out of “Ada”?"))
    #expect(await app.pilot.focus(on: "[ Sign out ]"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Get started"))
    #expect(try await app.interactor.currentProfile() == nil)
    app.pilot.stop()
  }

  @Test(arguments: Language.allCases)
  func `A half-typed avatar alone is asked about before signing out, and found again`(
    language: Language
  ) async throws {
    let app = try await AppFixture.make(language: language)
    await app.completeOnboarding(in: language)
    let left = try #require(try await app.interactor.currentProfile())
    let form = AvatarDescription(character: .cat, action: .eating, location: .park)
    try await app.interactor.saveAvatarDraft(
      AvatarDraft(name: "Mang", picturePath: "", description: form), of: nil)
    await app.pilot.press(AppFixture.key("Profile"), .character("s"))
    #expect(await app.pilot.shows(language("Sign out", "로그아웃")))
    await app.pilot.press(.character("o"))
    #expect(await app.pilot.shows(language("Leave this unnamed profile?", "이름 없는 프로필에서 나갈까요?")))
    #expect(app.pilot.screen.contains(language("It holds 1 draft.", "초안 1개가 들어 있습니다.")))
    await app.pilot.press(.left, .enter)
    #expect(await app.pilot.shows(language("Or go on as:", "또는 다음 프로필로 계속:")))
    #expect(app.pilot.screen.contains(language("1 draft", "초안 1개")))
    await app.pilot.press(.down, .enter)
    #expect(await app.pilot.shows(language("Popular", "인기")))
    #expect(try await app.interactor.currentProfile()?.id == left.id)
    #expect(try await app.interactor.avatarDraft(of: nil)?.name == "Mang")
    app.pilot.stop()
  }

  @Test func `An avatar is made`() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    await app.pilot.press(AppFixture.key("Profile"))
    #expect(await app.pilot.shows("My characters"))
    await app.pilot.press(.character("n"))
    #expect(await app.pilot.shows("Name your character"))
    await app.pilot.type("Mango")
    await app.pilot.press(.control("s"))
    #expect(await app.pilot.hides("[ Save ]"))
    #expect(await app.pilot.shows("Mango"))
    app.pilot.stop()
  }

  // MARK: Signing in and out

  @Test func `Signing in to a profile that was used before opens the tabs`() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    _ = try await app.interactor.saveProfile(name: "Ada", email: "", color: .teal, picture: .kept)
    try await app.interactor.signOut()
    #expect(await app.pilot.shows("Or go on as:"))
    await app.pilot.press(.down, .enter)
    #expect(await app.pilot.shows("Popular"))
    #expect(try await app.interactor.currentProfile()?.name == "Ada")
    app.pilot.stop()
  }

  @Test func `Signing in to a new profile leads through onboarding, and the profile stays`() async throws {
    let app = try await AppFixture.make()
    #expect(await app.pilot.shows("Get started"))
    let made = try await app.interactor.createProfile(name: "Bo", color: nil)
    try await app.relaunch()
    #expect(await app.pilot.shows("Bo"))
    await app.pilot.press(.down, .enter)
    #expect(await app.pilot.waits { app.presenter.profile?.id == made.id })
    await app.completeOnboarding()
    let kept = try await app.container.stores.profiles.currentProfile()
    #expect(kept?.id == made.id && kept?.didCompleteOnboarding == true)
    app.pilot.stop()
  }

  @Test func `An anonymous profile that is saved keeps its chats`() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let before = try #require(try await app.interactor.currentProfile())
    await app.pilot.press(.enter)
    try await app.chatAndBack(to: "Popular")
    _ = try await app.interactor.saveProfile(name: "Ada", email: "", color: nil, picture: .kept)
    await app.pilot.press(AppFixture.key("Chats"))
    #expect(await app.pilot.shows("Hello there."))
    #expect(try await app.interactor.currentProfile()?.id == before.id)
    app.pilot.stop()
  }
}

extension AppFixture {
  /// Sends a message in the chat that opens, waits for the answer, and goes back to a screen with a text.
  func chatAndBack(to words: String) async throws {
    #expect(await pilot.shows("Say something"))
    await pilot.type("hello")
    await pilot.press(.enter)
    #expect(await pilot.shows("Hello there."))
    #expect(await pilot.waits { isIdle })
    await pilot.press(.escape)
    #expect(await pilot.shows(words))
  }
}
