import RandomTesting
import AvatarLibrary
import Entities
import Navigation
import Storage
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

@MainActor struct NavigationRestorationTests {
  @Test(arguments: ["category/alien", "settings"])
  func linksOpenTheirScreens(text: String) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let link = try #require(Link("aichat://" + text, scheme: "aichat"))
    #expect(app.presenter.open(link))
    #expect(await app.pilot.shows(text == "settings" ? "Delete profile" : "Aliens"))
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
    #expect(await app.pilot.shows("My characters"))
    try await app.relaunch()
    #expect(await app.pilot.shows("My characters"))
    #expect(await app.pilot.focus(on: "Explore"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Cats"))
  }

  /// A sheet is restored as a sheet in front of its screen, wherever it was opened from.
  @Test func aSheetComesBackAsOne() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["category", "cat"])))
    #expect(await app.pilot.focus(on: "Profile"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("My characters"))
    await app.pilot.press(.character("s"))
    #expect(await app.pilot.shows("Delete profile"))
    let before = app.pilot.screen
    try await app.relaunch()
    #expect(await app.pilot.waits { app.pilot.screen == before }, "\(app.pilot.screen)")
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows("My characters"))
    #expect(!app.pilot.screen.contains("Delete profile"))
  }

  /// Questions, and screens that return a value, end with the program: no code is left that would receive the answer.
  @Test func whatWasAskedDoesNotComeBack() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(await app.pilot.focus(on: "Profile"))
    await app.pilot.press(.enter)
    await app.pilot.press(.character("n"))
    #expect(await app.pilot.shows("Name your character"))
    try await app.relaunch()
    #expect(await app.pilot.shows("My characters"))
    #expect(!app.pilot.screen.contains("Name your character"))
    await app.pilot.press(.character("s"))
    #expect(await app.pilot.shows("Delete profile"))
    #expect(await app.pilot.focus(on: "[ Delete profile ]"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Cancel"))
    try await app.relaunch()
    #expect(await app.pilot.shows("Delete profile"))
    #expect(!app.pilot.screen.contains("Cancel"))
  }

  /// Everything opened, in any order, is restored: each tab with its screens, sheets as sheets.
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

  /// Places that our program would not have written: truncated, with impossible scroll positions, or deeper and longer
  /// than any use.
  @Test(arguments: hostilePlaces) func aPlaceThatCannotBeReadOpensTheBeginning(text: String) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let profile = try #require(app.presenter.profile)
    await app.presenter.finish()
    try await app.container.stores.notes.setNote(text, named: "place", of: profile.id)
    try await app.relaunch()
    for title in ["Explore", "Chats", "Profile"] { #expect(await app.pilot.shows(title), "\(app.pilot.screen)") }
    #expect((app.state?.tabs.map(\.screens.count).max() ?? 0) <= NavigationRestorer.deepest + 1)
    await app.pilot.press(.pageUp, .pageDown, .end, .home)
    app.pilot.stop()
  }

  nonisolated private static var hostilePlaces: [String] {
    let screen = #"{"link": "category/cat", "segue": "push"}"#
    let numbers = [Int.max, Int.min, -1].map {
      let scroll = #"{"row": "x", "index": \#($0), "line": \#($0), "chosen": "\u001B[2J"}"#
      return #"{"tab": "explore", "stacks": {}, "roots": {"explore": \#(scroll), "chats": \#(scroll)}}"#
    }
    return numbers + [
      #"{"tab": 7"#, "", #"{"tab": "nowhere", "stacks": {"nowhere": [\#(screen)]}}"#,
      #"{"tab": "explore", "stacks": {"explore": [{"link": "chat/\#(String(repeating: "9", count: 99))", "segue": "push"}]}}"#,
      #"{"tab": "chats", "stacks": {"explore": [\#(Array(repeating: screen, count: 400).joined(separator: ","))]}}"#,
      #"{"tab": "chats", "stacks": {}, "more": "\#(String(repeating: "x", count: NavigationRestorer.largest))"}"#,
    ]
  }

  /// In the form of the previous version: without scroll positions.
  @Test func aPlaceWithoutScrollPositions() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let profile = try #require(app.presenter.profile)
    await app.presenter.finish()
    let text = #"{"tab": "explore", "stacks": {"explore": [{"link": "category/cat", "segue": "push"}], "chats": []}}"#
    try await app.container.stores.notes.setNote(text, named: "place", of: profile.id)
    try await app.relaunch()
    #expect(await app.pilot.shows("Cats"))
    app.pilot.stop()
  }

  /// A search text is restored like any other filter.
  @Test func aSearchAmongTheSettingsComesBack() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["settings"])))
    #expect(await app.pilot.shows("Delete profile"))
    await app.pilot.press(.character("/"))
    await app.pilot.type("theme")
    #expect(await app.pilot.hides("Delete profile"))
    let before = app.pilot.screen
    try await app.relaunch()
    #expect(await app.pilot.waits { app.pilot.screen == before }, "\(app.pilot.screen)")
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows("Delete profile"))
    try await app.relaunch()
    #expect(await app.pilot.shows("Delete profile"))
    app.pilot.stop()
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
  /// The user's place in the tabs.
  fileprivate var state: NavigationState? {
    if case .tabs(let navigator) = presenter.stage { navigator.state } else { nil }
  }
}
