import AvatarLibrary
import Entities
import FeatureKit
import Navigation
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// A link leads to the same place from any screen.
@MainActor struct DeepLinkTests {
  /// The place of the user when the link arrives.
  enum Start: String, CaseIterable {
    case explore, chats, profile, deep, sheet, cover, alert, modal
  }

  /// Distinguishes two places: everything but the numbers of screens, which only count up.
  private struct Shown: Equatable, CustomStringConvertible {
    let tab: String
    let screens: [String]
    let isCovered: Bool

    init(_ state: NavigationState) {
      tab = state.tab.id
      screens = state.tab.screens.map { "\($0.segue) \($0.link?.text ?? "-")" }
      isCovered = state.alert != nil || !state.modals.isEmpty
    }

    var description: String { "\(tab): \(screens)\(isCovered ? " covered" : "")" }
  }

  private nonisolated static let links = [
    "explore", "chats", "profile", "category/cat", "avatar/ID", "chat/019A0000-0000-7000-8000-000000000001",
    "chat/019A0000-0000-7000-8000-000000000001/message/019A0000-0000-7000-8000-000000000002", "search",
    "search?q=two%20words", "create/avatar",
  ]

  /// A link that belongs to a tab, and its screen where nothing was in the way.
  private func expected(_ text: String) -> (tab: String, segue: Segue?) {
    switch text.split(whereSeparator: { "/?".contains($0) })[0] {
    case "explore": ("explore", nil)
    case "category": ("explore", .push)
    case "profile": ("profile", nil)
    case "create": ("profile", .fullScreenCover)
    case "chats": ("chats", nil)
    default: ("chats", .push)
    }
  }

  private func enter(_ start: Start, _ app: AppFixture, _ navigator: Navigator) async throws {
    let root = try #require(navigator.root(of: navigator.state.tab.id))
    switch start {
    case .explore: break
    case .chats: navigator.select("chats")
    case .profile: navigator.select("profile")
    case .deep:
      #expect(app.presenter.open(Link(["category", "cat"])))
      let avatar = try await app.interactor.defaultAvatar()
      #expect(app.presenter.open(Link(["avatar", "\(avatar.id)"])))
    case .sheet: #expect(app.presenter.open(Link(["settings"])))
    case .cover: #expect(app.presenter.open(Link(["create", "avatar"])))
    case .alert: root.showAlert(title: "Really?", buttons: [AlertButton("No", role: .cancel)])
    case .modal: root.showModal { _ in Text("In front") }
    }
    await app.pilot.settle()
  }

  private func navigator(_ app: AppFixture) throws -> Navigator {
    guard case .tabs(let navigator) = app.presenter.stage else { throw Missing() }
    return navigator
  }

  private struct Missing: Error {}

  /// The reference app's defect 19.
  @Test(arguments: Start.allCases) func everyLinkLeadsToTheSamePlaceFromEverywhere(_ start: Start) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let avatar = try await app.interactor.defaultAvatar()
    for text in Self.links.map({ $0 == "avatar/ID" ? "avatar/\(avatar.id)" : $0 }) {
      let navigator = try navigator(app)
      try await enter(start, app, navigator)
      let link = try #require(Link("aichat://" + text, scheme: "aichat"))
      #expect(app.presenter.open(link), "\(text)")
      let (tab, segue) = expected(text)
      let shown = Shown(navigator.state)
      let screens = ["root -"] + (segue.map { ["\($0) \(link.text)"] } ?? [])
      #expect(shown.tab == tab && shown.screens == screens && !shown.isCovered, "\(text) from \(start): \(shown)")
    }
    app.pilot.stop()
  }

  /// Links without a tab of their own are shown in front of the one that shows.
  @Test(arguments: Start.allCases, ["settings", "settings/model", "about"])
  func settingsComeInFrontOfTheTabThatShows(_ start: Start, text: String) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let navigator = try navigator(app)
    try await enter(start, app, navigator)
    let tab = navigator.state.tab.id
    #expect(app.presenter.open(try #require(Link(text, scheme: "aichat"))))
    let shown = Shown(navigator.state)
    #expect(shown.tab == tab && shown.screens == ["root -", "sheet \(text)"] && !shown.isCovered, "\(shown)")
    app.pilot.stop()
  }

  @Test(arguments: Self.links + ["settings/model"]) func aLinkWaitsForTheTabs(text: String) async throws {
    let app = try await AppFixture.make()
    let avatar = try await app.interactor.defaultAvatar()
    let link = try #require(Link(text == "avatar/ID" ? "avatar/\(avatar.id)" : text, scheme: "aichat"))
    #expect(app.presenter.open(link))
    await app.completeOnboardingWithoutTabs()
    #expect(await app.pilot.waits { if case .tabs = app.presenter.stage { true } else { false } })
    let shown = Shown(try navigator(app).state)
    let (tab, segue) = text == "settings/model" ? ("explore", Segue.sheet) : expected(text)
    #expect(shown.tab == tab, "\(text): \(shown)")
    #expect(shown.screens.count == (segue == nil ? 1 : 2), "\(text): \(shown)")
    app.pilot.stop()
  }

  @Test(
    arguments: [
      "chats/more", "explore?x=1", "category/nobody", "category/cat?x=1", "search/words", "search?x=1", "create",
      "create/chat", "about/me", "settings/nowhere", "chat", "chat/nonsense", "avatar/1", "nowhere",
    ], [Start.deep, .sheet, .alert, .modal])
  func aWrongLinkChangesNothing(text: String, start: Start) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let navigator = try navigator(app)
    try await enter(start, app, navigator)
    let before = navigator.state
    #expect(!app.presenter.open(try #require(Link(text, scheme: "aichat"))))
    #expect(navigator.state == before)
    app.pilot.stop()
  }

  @Test func theWordsOfASearchAreInItsLinkAndComeBack() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["search"])))
    #expect(await app.pilot.shows("Results show"))
    await app.pilot.type("한국 a&b")
    await app.pilot.settle()
    #expect(try navigator(app).state.top.link == Link(["search"], query: ["q": "한국 a&b"]))
    try await app.relaunch()
    #expect(await app.pilot.shows("한국 a&b"))
    app.pilot.stop()
  }
}
