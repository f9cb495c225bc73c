import AccountLifecycle
import AvatarLibrary
import Conversations
import Entities
import FeatureKit
import Navigation
import Synchronization
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Every link from every state shows the same as a start with that link, and no typed text is lost.
@MainActor struct DeepLinkStateTests {
  /// The state of the app when the link arrives.
  enum Start: String, CaseIterable {
    case explore, chats, profile, search, deep, sheet, section, about, cover
    /// Questions, and screens that return a value.
    case alert, question, modal, modals, picker, preset, prompt
    /// Typed text, or an arriving reply.
    case draft, form, reply
    /// Another profile is in use by now.
    case another
  }

  private struct Shown: Equatable, CustomStringConvertible {
    let tab: String
    let screens: [String]
    let isCovered: Bool

    @MainActor init(_ app: AppFixture) throws {
      guard case .tabs(let navigator) = app.presenter.stage else { throw NoTabs() }
      let state = navigator.state
      tab = state.tab.id
      screens = state.tab.screens.map { "\($0.segue) \($0.link?.text ?? "-")" }
      isCovered = state.alert != nil || !state.modals.isEmpty
    }

    var description: String { "\(tab): \(screens)\(isCovered ? ", covered" : "")" }
  }

  private struct NoTabs: Error {}

  /// A link of each kind and form. Those of `mine` are about the user's own avatar, so they differ.
  private static func links(_ app: AppFixture) async throws -> [Link] {
    let avatar = try await app.interactor.defaultAvatar()
    // Any chat id is valid in a link: its screen checks whether the chat exists.
    let chat = "019A0000-0000-7000-8000-000000000001"
    let texts =
      ["explore", "chats", "profile", "search", "search?q=two%20words", "search?q=%ED%95%9C%EA%B5%AD", "create/avatar"]
      + CharacterOption.allCases.map { "category/\($0.rawValue)" }
      + ["avatar/\(avatar.id)", "chat/\(chat)", "chat/\(chat)/message/019A0000-0000-7000-8000-000000000002"]
      + ["settings", "settings/account", "settings/reminders", "about"]
    return try texts.map { try #require(Link("aichat://" + $0, scheme: "aichat"), "\($0)") }
  }

  /// The results by link and tab, also those in progress: all states need the same at the same time.
  private static var coldStarts: [String: Task<Shown, any Error>] = [:]

  /// The screen of an app that a link starts, after it was left at the root of a tab.
  private func coldStart(_ link: Link, from tab: String) async throws -> Shown {
    let name = "\(link.text) \(tab)"
    let start =
      Self.coldStarts[name]
      ?? Task {
        let app = try await AppFixture.make(columns: 50, rows: 14)
        defer { app.pilot.stop() }
        await app.completeOnboarding()
        #expect(app.presenter.open(Link([tab])))
        try await app.relaunch()
        #expect(app.presenter.open(link), "\(link.text)")
        return try Shown(app)
      }
    Self.coldStarts[name] = start
    return try await start.value
  }

  private func enter(_ start: Start, _ app: AppFixture) async throws {
    let pilot = app.pilot
    guard case .tabs(let navigator) = app.presenter.stage else { throw NoTabs() }
    let root = try #require(navigator.root(of: navigator.state.tab.id))
    let avatar = try await app.interactor.defaultAvatar()
    switch start {
    case .explore, .chats, .profile: #expect(app.presenter.open(Link([start.rawValue])))
    case .search:
      #expect(app.presenter.open(Link(["search"])))
      await pilot.settle()
      await pilot.type("words")
    case .deep:
      #expect(app.presenter.open(Link(["category", "cat"])))
      #expect(app.presenter.open(Link(["avatar", "\(avatar.id)"])))
      root.showScreens((0..<3).map { number in Route { _ in Text("Screen \(number)") } })
    case .sheet: #expect(app.presenter.open(Link(["settings"])))
    case .section: #expect(app.presenter.open(Link(["settings", "model"])))
    case .about: #expect(app.presenter.open(Link(["about"])))
    case .cover: #expect(app.presenter.open(Link(["create", "avatar"])))
    case .alert: root.showAlert(title: "Really?", buttons: [AlertButton("No", role: .cancel)])
    case .question:
      Self.ask(root)
      await pilot.settle()
      await pilot.type("me, or ra")
    case .modal: root.showModal { _ in Text("In front") }
    case .modals: for number in 0..<3 { root.showModal { _ in Text("In front \(number)") } }
    case .picker:
      Task { _ = await root.showScreen(.sheet, returning: Int.self) { _ in Text("Choose") } }
    case .preset, .prompt, .draft, .reply:
      #expect(app.presenter.open(Link(["avatar", "\(avatar.id)"])))
      // The earlier screen may be of the same kind, so wait for the new one.
      await pilot.settle()
      #expect(await pilot.shows("Say something"))
      switch start {
      case .preset: await pilot.press(.alt("s"))
      case .prompt: await pilot.press(.alt("p"))
      case .draft: await pilot.type("half a sentence")
      default:
        app.model.hold()
        let count = app.model.prompts.withLock { $0.count }
        await pilot.type("question")
        await pilot.press(.enter)
        #expect(await pilot.waits { app.model.prompts.withLock { $0.count } == count + 1 })
        app.model.yield("Half of ")
        #expect(await pilot.shows("Half of"))
      }
    case .form:
      #expect(app.presenter.open(Link(["profile"])))
      #expect(await pilot.shows("My characters"))
      await pilot.press(.character("n"))
      #expect(await pilot.shows("Name your character"))
      await pilot.type("Mango")
    case .another: break
    }
    await pilot.settle()
  }

  private static func ask(_ root: Router) {
    Task { _ = await root.ask(title: "What is it called?", text: "half a na", action: "Keep", cancel: "Cancel") }
  }

  @Test(arguments: Start.allCases) func everyLinkIsAColdStart(_ start: Start) async throws {
    let app = try await AppFixture.make(columns: 50, rows: 14)
    await app.completeOnboarding()
    if start == .another {
      _ = try await app.interactor.saveProfile(name: "Ada", email: "", color: .teal, picture: .kept)
      try await app.interactor.signOut()
      await app.completeOnboarding()
    }
    for link in try await Self.links(app) {
      try await enter(start, app)
      let tab = try Shown(app).tab
      #expect(app.presenter.open(link), "\(link.text) from \(start)")
      await app.pilot.settle()
      let warm = try Shown(app)
      try await nothingIsLost(start, app, link)
      let cold = try await coldStart(link, from: tab)
      #expect(warm == cold && !warm.isCovered, "\(link.text) from \(start): \(warm) and not \(cold)")
    }
    app.pilot.stop()
  }

  /// The typed or arriving text still exists, wherever it belongs.
  private func nothingIsLost(_ start: Start, _ app: AppFixture, _ link: Link) async throws {
    let avatar = try await app.interactor.defaultAvatar()
    switch start {
    case .draft:
      #expect(app.presenter.open(Link(["avatar", "\(avatar.id)"])))
      #expect(await app.pilot.shows("half a sentence"), "after \(link.text)")
      await app.pilot.press(.control("u"))
      await app.pilot.settle()
    case .form:
      #expect(app.presenter.open(Link(["create", "avatar"])))
      // The earlier screen may have contained the text too, so wait for the form.
      await app.pilot.settle()
      #expect(await app.pilot.shows("Mango"), "after \(link.text)")
      await app.pilot.press(.escape)
      #expect(await app.pilot.shows("Discard “Mango”?"))
      await app.pilot.press(.left, .enter)
      #expect(await app.pilot.hides("Mango"))
    case .reply:
      // The reply goes on with any screen, and ends.
      app.model.yield("an answer.")
      app.model.finish()
      #expect(app.presenter.open(Link(["avatar", "\(avatar.id)"])))
      #expect(await app.pilot.shows("Half of an answer."), "after \(link.text)")
      #expect(await app.pilot.waits { app.isIdle })
    case .question:
      guard case .tabs(let navigator) = app.presenter.stage else { throw NoTabs() }
      Self.ask(try #require(navigator.root(of: navigator.state.tab.id)))
      #expect(await app.pilot.shows("half a name, or ra"), "after \(link.text)")
      await app.pilot.press(.escape)
      await app.pilot.settle()
    default: return
    }
    #expect(app.presenter.open(link))
  }

  /// Before the tabs a link waits at any step, and the newest link is used.
  @Test(arguments: 0..<6) func aLinkWaitsAtEachStepOfTheStart(step: Int) async throws {
    for text in ["search?q=a", "create/avatar", "settings/model"] {
      let app = try await AppFixture.make()
      let link = try #require(Link(text, scheme: "aichat"))
      let ways: [(shows: String, keys: [Key])] = [
        ("Get started", [.enter]), ("How it works", [.enter]), ("Your terminal", [.enter]), ("Your model", [.enter]),
        ("1 Red", [.right, .enter, .enter]), ("Finish", [.enter]),
      ]
      for (number, way) in ways.enumerated() {
        #expect(await app.pilot.shows(way.shows))
        if number == step {
          #expect(app.presenter.open(Link(["category", "alien"])))
          #expect(app.presenter.open(link))
          await app.pilot.settle()
          #expect(app.pilot.screen.contains(way.shows))
        }
        for key in way.keys {
          await app.pilot.press(key)
          await app.pilot.settle()
        }
      }
      #expect(await app.pilot.waits { if case .tabs = app.presenter.stage { true } else { false } }, "\(text)")
      let warm = try Shown(app)
      let cold = try await coldStart(link, from: "explore")
      #expect(warm == cold, "\(text) at step \(step): \(warm) and not \(cold)")
      app.pilot.stop()
    }
  }

  /// No such link crashes the app or leads anywhere.
  @Test(arguments: [
    "category/%00", "category/../cat", "category/cat/../../", "category/CAT", "category/cat%20", "chat/%2e%2e",
    "chat/00000000-0000-0000-0000-000000000000", "chat/019A0000-0000-7000-8000-000000000001';--",
    "avatar/%1B%5B31m", "create/avatar/more", "settings/%1B]0;x%07", "settings/model/more", "about?x=1",
    "search/%ED%95%9C", "%EF%BF%BD", "explore/explore", "chats?tab=profile", "category?kind=cat",
  ])
  func hostileLinksChangeNothing(text: String) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    try await enter(.form, app)
    let before = try Shown(app)
    // A chat that does not exist has a screen that says so, because any identifier is valid.
    let isChat = text.hasPrefix("chat/00000000")
    #expect(Link(text, scheme: "aichat").map(app.presenter.open) != true || isChat, "\(text)")
    await app.pilot.settle()
    if !isChat { #expect(try Shown(app) == before) }
    app.pilot.stop()
  }

  /// A search may contain any text.
  @Test(arguments: ["%00", "%1B%5B31m", "%22", "%27%20OR%201", "*", "a%20AND", "%EF%BF%BF", "%E2%80%AE"])
  func hostileSearchesAreSearches(words: String) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(app.presenter.open(try #require(Link("search?q=" + words, scheme: "aichat"))))
    await app.pilot.settle()
    #expect(await app.pilot.shows("Search"))
    app.pilot.stop()
  }
}
