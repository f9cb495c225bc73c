import AvatarLibrary
import Entities
import Navigation
import Storage
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

@MainActor struct PlaceTests {
  @Test(arguments: ["category/alien", "settings"])
  func linksOpenTheirScreens(text: String) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let link = try #require(Link("aichat://" + text, scheme: "aichat"))
    #expect(app.presenter.open(link))
    #expect(await app.pilot.shows(text == "settings" ? "Delete account" : "Aliens"))
  }

  /// The reference app's defect 19.
  @Test func anAvatarsLinkOpensItsChatFromAnyState() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let avatar = try await app.interactor.defaultAvatar()
    let link = Link(["avatar", "\(avatar.id)"])
    #expect(app.presenter.open(link))
    #expect(await app.pilot.shows("Say something"))
    #expect(await app.pilot.focus(on: "Profile"))
    await app.pilot.press(.enter)
    #expect(app.presenter.open(link))
    #expect(await app.pilot.shows("Say something"))
  }

  @Test(arguments: ["category/robot", "chat/nonsense", "nowhere", "category"])
  func wrongLinksLeaveEverythingAsItIs(text: String) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let link = try #require(Link(text, scheme: "aichat"))
    #expect(!app.presenter.open(link))
    await app.pilot.settle()
    #expect(app.pilot.screen.contains("Popular"))
  }

  @Test func thePlaceComesBackTabByTab() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["category", "cat"])))
    #expect(await app.pilot.shows("Cats"))
    #expect(await app.pilot.focus(on: "Profile"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("My avatars"))
    try await app.relaunch()
    #expect(await app.pilot.shows("My avatars"))
    #expect(await app.pilot.focus(on: "Explore"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Cats"))
  }

  /// Wherever it was opened from, a sheet is one again, with what it stood in front of.
  @Test func aSheetComesBackAsOne() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["category", "cat"])))
    #expect(await app.pilot.focus(on: "Profile"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("My avatars"))
    await app.pilot.press(.character("s"))
    #expect(await app.pilot.shows("Delete account"))
    let before = app.pilot.screen
    try await app.relaunch()
    #expect(await app.pilot.waits { app.pilot.screen == before }, "\(app.pilot.screen)")
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows("My avatars"))
    #expect(!app.pilot.screen.contains("Delete account"))
  }

  /// Questions, and screens that somebody waits for, end with the program: nobody would get the answer.
  @Test func whatWasAskedDoesNotComeBack() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(await app.pilot.focus(on: "Profile"))
    await app.pilot.press(.enter)
    await app.pilot.press(.character("n"))
    #expect(await app.pilot.shows("Name your avatar"))
    try await app.relaunch()
    #expect(await app.pilot.shows("My avatars"))
    #expect(!app.pilot.screen.contains("Name your avatar"))
    await app.pilot.press(.character("s"))
    #expect(await app.pilot.shows("Delete account"))
    #expect(await app.pilot.focus(on: "[ Delete account ]"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Cancel"))
    try await app.relaunch()
    #expect(await app.pilot.shows("Delete account"))
    #expect(!app.pilot.screen.contains("Cancel"))
  }

  /// Whatever was opened, in any order, is there again: each tab with its screens, sheets as sheets.
  @Test(arguments: 0..<6 as Range<UInt64>) func anyPlaceComesBack(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let avatar = try await app.interactor.defaultAvatar()
    let links = [
      Link(["category", "alien"]), Link(["category", "cat"]), Link(["avatar", "\(avatar.id)"]), Link(["settings"]),
    ]
    for _ in 0..<4 {
      let link = try #require(links.randomElement(using: &random))
      #expect(app.presenter.open(link))
      await app.pilot.settle()
    }
    let before = try #require(app.state)
    try await app.relaunch()
    await app.pilot.settle()
    let after = try #require(app.state)
    #expect(after.tab.id == before.tab.id, "seed \(seed)")
    #expect(
      after.tabs.map { $0.screens.map { [$0.link?.text ?? "", $0.segue.rawValue] } }
        == before.tabs.map { $0.screens.map { [$0.link?.text ?? "", $0.segue.rawValue] } }, "seed \(seed)")
  }

  @Test func aPlaceThatCannotBeReadOpensTheBeginning() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let profile = try #require(app.presenter.profile)
    await app.presenter.finish()
    try await app.container.stores.notes.setNote("{\"tab\": 7", named: "place", of: profile.id)
    try await app.relaunch()
    #expect(await app.pilot.shows(AppFixture.tab("Explore")))
  }

  @Test func aPlaceInAFeatureThatIsGoneEndsBeforeIt() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["category", "cat"])))
    #expect(await app.pilot.shows("Cats"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    try await app.relaunch(AppFixture.all.filter { $0.id != "chat" })
    #expect(await app.pilot.shows("Cats"))
    #expect(!app.pilot.screen.contains("Say something"))
  }
}

extension AppFixture {
  /// Where the person is among the tabs.
  fileprivate var state: NavigationState? {
    if case .tabs(let navigator) = presenter.stage { navigator.state } else { nil }
  }
}
