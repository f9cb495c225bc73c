import FeatureKit
import Navigation
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The screens that the documentation shows, as pictures made from these golden screens.
@MainActor struct PictureTests {
  enum Shown: String, CaseIterable {
    case welcome, explore, category, character, chat, chats, search, profile, create, settings, commands, deletion
  }

  private func open(_ shown: Shown, _ showcase: Showcase) async throws {
    let (app, pilot) = (showcase.app, showcase.app.pilot)
    if shown == .welcome {
      #expect(await pilot.shows("Get started"))
      return
    }
    try await showcase.fill()
    switch shown {
    case .welcome, .explore: break
    case .category, .character:
      #expect(app.presenter.open(Link(["category", "alien"])))
      await pilot.settle()
      await pilot.clock.advance(by: 120)
      #expect(await pilot.shows("[ Character ]"))
      if shown == .character {
        await pilot.press(.character("i"))
        #expect(await pilot.shows("Comes with the program"))
      }
    case .chats, .chat, .commands, .search:
      await pilot.press(.character("2"))
      #expect(await pilot.shows("/ Search"))
      if shown == .search { await search(pilot) }
      if shown == .chat || shown == .commands {
        await pilot.press(.enter)
        #expect(await pilot.shows("Say something"))
      }
      if shown == .commands { await pilot.press(.control("p")) }
    case .profile, .create, .settings, .deletion:
      await pilot.press(.character("3"))
      #expect(await pilot.shows("Mango"))
      let key: [Shown: (Character, String)] = [
        .create: ("n", "^S"), .settings: ("s", "[ Delete profile ]"), .deletion: ("d", "[ Cancel ]"),
      ]
      if let (key, title) = key[shown] {
        await pilot.press(.character(key))
        #expect(await pilot.shows(title))
      }
    }
  }

  private func search(_ pilot: Pilot) async {
    await pilot.press(.character("/"))
    #expect(await pilot.shows("Search messages"))
    await pilot.type("basil")
    #expect(await pilot.shows("⏎ Open"))
  }

  @Test(arguments: Shown.allCases, Showcase.Background.allCases)
  func pictures(shown: Shown, background: Showcase.Background) async throws {
    let showcase = try await Showcase(on: background), app = showcase.app
    let window = GoldenWindow(120, 36)
    await app.pilot.resize(columns: window.columns, rows: window.rows)
    try await open(shown, showcase)
    // What stands beside a list follows the chosen row after a rest.
    await app.pilot.settle()
    await app.pilot.clock.advance(by: 120)
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.settle()
    let name = "picture-\(shown)-\(window)"
    #expect(Golden.difference(app.pilot.screen, from: name) == nil)
    #expect(Golden.difference(app.pilot.colors, from: "\(name).\(background == .dark ? "truecolor" : "light")") == nil)
    app.pilot.stop()
  }

  @Test func pictureInKorean() async throws {
    let showcase = try await Showcase(on: .dark, in: .korean), app = showcase.app
    let window = GoldenWindow(120, 36, .korean)
    await app.pilot.resize(columns: window.columns, rows: window.rows)
    try await showcase.fill()
    await app.pilot.press(.character("2"))
    #expect(await app.pilot.shows("/ 검색"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("메시지"))
    #expect(await app.pilot.waits { app.isIdle })
    #expect(Golden.difference(app.pilot.screen, from: "picture-chat-\(window)") == nil)
    #expect(Golden.difference(app.pilot.colors, from: "picture-chat-\(window).truecolor") == nil)
    app.pilot.stop()
  }
}
