import AccountLifecycle
import AvatarLibrary
import Configuration
import Conversations
import Entities
import Navigation
import System
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Screens in front of a tab have addresses too.
@MainActor struct LinkScreenTests {
  private func navigator(_ app: AppFixture) throws -> Navigator {
    guard case .tabs(let navigator) = app.presenter.stage else { throw NoTabs() }
    return navigator
  }

  private struct NoTabs: Error {}

  @Test(arguments: [
    ("log", "Event log"), ("profiles", "Switch profile"), ("about", "About"),
    ("settings/privacy", "Read the log"),
  ])
  func `A link opens it, from every tab`(text: String, words: String) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    for tab in ["explore", "chats", "profile"] {
      #expect(app.presenter.open(Link([tab])))
      let link = try #require(Link("aichat://" + text, scheme: "aichat"))
      #expect(app.presenter.open(link))
      #expect(await app.pilot.shows(words), "\(text) from \(tab)")
      let state = try navigator(app).state
      #expect(state.top.link?.text == text && state.tab.screens.count == 2)
    }
    #expect(try !app.presenter.open(#require(Link(text + "/more", scheme: "aichat"))) || text.hasPrefix("settings"))
    app.pilot.stop()
  }

  /// The form of links in the reference app, and the same for other screens that belong to a tab.
  @Test(arguments: [
    ("explore?category=alien", "category/alien"), ("chats?search=words", nil), ("explore?category=robot", nil),
    ("explore?search=x", nil), ("explore?category=alien&page=2", nil),
    ("chats?chat=019A0000-0000-7000-8000-000000000001", "chat/019A0000-0000-7000-8000-000000000001"),
  ])
  func `A tab with a value is an address of that tab`(text: String, canonical: String?) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let link = try #require(Link("aichat://" + text, scheme: "aichat"))
    #expect(app.presenter.open(link) == (canonical != nil))
    #expect(try navigator(app).state.top.link?.text == canonical)
    app.pilot.stop()
  }

  /// As the lists of the command line show ids.
  @Test func `The last digits of an id are enough on the command line`() async throws {
    let app = try await AppFixture.make()
    _ = try await app.interactor.ensureProfile()
    let chat = try await app.interactor.startConversation(with: app.interactor.defaultAvatar().id)
    // A change stores it.
    try await app.interactor.renameConversation(chat.id, to: nil)
    let avatar = "\(chat.avatar)"
    let run = try AppRun(
      FeatureSelection(of: AppFixture.all, in: "aichat"), app.container, app.interactor,
      AppConfiguration(environment: ProcessEnvironment(["HOME": "/nonexistent"])))
    let command = OpenCommand(run: run)
    let short = chat.id.shortForm(among: [])
    for (path, whole) in [
      (["chat", short], ["chat", "\(chat.id)"]), (["prompt", short.uppercased()], ["prompt", "\(chat.id)"]),
      (["chat", short, "message", "x"], ["chat", "\(chat.id)", "message", "x"]), (["chat", "none"], ["chat", "none"]),
      (["chat", "\(chat.id)"], ["chat", "\(chat.id)"]),
      (["character", String(avatar.suffix(8))], ["character", avatar]),
      (["settings", short], ["settings", short]),
    ] {
      #expect(try await command.whole(Link(path)) == Link(whole))
    }
    #expect(try await command.whole(Link(["chats"], query: ["chat": short])) == Link(["chat", "\(chat.id)"]))
    app.pilot.stop()
  }

  /// The screen is restored by its address at the next launch.
  @Test func `What would be sent in a chat`() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let chat = try await app.interactor.startConversation(with: app.interactor.defaultAvatar().id)
    // A change stores it.
    try await app.interactor.renameConversation(chat.id, to: nil)
    #expect(app.presenter.open(Link(["prompt", "\(chat.id)"])))
    #expect(await app.pilot.shows("What is sent"))
    // Where there is no such chat, the screen has its title and no prompt.
    #expect(await app.pilot.shows("tokens"))
    #expect(!app.presenter.open(Link(["prompt"])) && !app.presenter.open(Link(["prompt", "nonsense"])))
    try await app.relaunch()
    #expect(await app.pilot.shows("What is sent"))
    #expect(await app.pilot.shows("tokens"))
    app.pilot.stop()
  }

  @Test(arguments: [false, true]) func `Developers have theirs`(isDeveloper: Bool) async throws {
    let app = try await AppFixture.make { container in
      var entries = container.preferences.entries
      for index in entries.indices where entries[index].key == "dev" { entries[index].value = "\(isDeveloper)" }
      container.preferences = Preferences(entries, editor: ConfigurationEditor(path: "/dev/null/config.json"))
    }
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["developer"])) == isDeveloper)
    if isDeveloper { #expect(await app.pilot.shows("categoryRow")) }
    app.pilot.stop()
  }

  /// A link that was opened before there were tabs is reported when it leads nowhere.
  @Test func `A link that waited, and leads nowhere, is reported`() async throws {
    let app = try await AppFixture.make()
    #expect(app.presenter.open(Link(["category", "robot"])))
    await app.completeOnboarding()
    #expect(await app.pilot.shows("aichat://category/robot"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.hides("aichat://category/robot"))
    app.pilot.stop()
  }
}
