import AvatarLibrary
import Configuration
import Entities
import Experiments
import FeatureKit
import Navigation
import Synchronization
import System
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The approved images of the whole app's screens, with its tabs, its panels and the keys of every screen.
/// `PictureTests` has those of the documentation.
@MainActor struct GoldenTests {
  enum Screen: String, CaseIterable {
    case welcome, explore, category, chat, chats, search, profile, create, settings, about
  }

  /// The screen with content; or the question before something is lost or saved.
  enum State: String, CaseIterable {
    case content, question
  }

  nonisolated private static func differs(_ screen: Screen, _ state: State) -> Bool {
    state == .content || [.explore, .profile, .settings].contains(screen)
  }

  nonisolated private static let cases = GoldenCase<Screen, State>.all(
    where: differs, korean: (.chat, .content), tiny: (.explore, .content))

  /// One part of a split screen.
  nonisolated private static let small = GoldenWindow(40, 12)

  private func open(
    _ screen: Screen, _ state: State, _ window: GoldenWindow = .common, _ depth: GoldenDepth = .truecolor,
    theme: String? = nil
  ) async throws -> AppFixture {
    let language = window.language
    let app = try await AppFixture.make(language: language, depth: depth, theme: theme)
    try await lead(app, to: screen, state, language)
    await app.pilot.resize(columns: window.columns, rows: window.rows)
    return app
  }

  /// The screen is opened in a window with room for everything, and then resized.
  private func lead(
    _ app: AppFixture, to screen: Screen, _ state: State, _ language: TerminalUI.Language
  ) async throws {
    if screen == .welcome {
      #expect(await app.pilot.shows(language("Get started", "시작하기")))
      return
    }
    if screen == .explore, state == .question { try app.interactor.overrideExperiment("createAccount", with: "on") }
    await app.completeOnboarding(in: language)
    #expect(await app.pilot.shows(language("Assistant", "어시스턴트")))
    try await lead(app, to: screen, language)
    if state == .question { await app.ask(on: screen, language) }
    #expect(await app.pilot.waits { app.isIdle })
  }

  private func lead(_ app: AppFixture, to screen: Screen, _ language: Language) async throws {
    let pilot = app.pilot
    switch screen {
    case .welcome, .explore: break
    case .category:
      #expect(app.presenter.open(Link(["category", "alien"])))
      #expect(await pilot.hides(language("Categories", "카테고리")))
    case .chat: await app.talk(language)
    case .chats, .search:
      await app.talk(language)
      await pilot.press(.escape, .character("2"))
      #expect(await pilot.shows(language("/ Search", "/ 검색")))
      if screen == .search {
        await pilot.press(.character("/"))
        #expect(await pilot.shows(language("Search messages", "메시지와 제목에서")))
        await pilot.type(language("basil", "바질"))
        #expect(await pilot.shows(language("⏎ Open", "⏎ 열기")))
      }
    case .profile, .create, .settings, .about:
      _ = try await app.interactor.createAvatar(
        AvatarDraft(
          name: "Mango", picturePath: "",
          description: AvatarDescription(character: .cat, action: .relaxing, location: .space),
          // Without a choice the portrait follows from the identifier, which is another one in every run.
          look: 0, tagline: "Sleeps in the library",
          definition: CharacterDefinition(
            description: "Knows every shelf, and sits on the book that you are looking for.",
            greeting: "Prrr. This shelf is taken.")))
      await pilot.press(.character("3"))
      #expect(await pilot.shows("Mango"))
      if screen == .create { await pilot.press(.character("n")) }
      if screen == .create { #expect(await pilot.shows("^S")) }
      if screen == .settings || screen == .about {
        await pilot.press(.character("s"))
        #expect(await pilot.shows(language("[ Delete profile ]", "[ 프로필 삭제 ]")))
      }
      if screen == .about {
        await pilot.press(.character("a"))
        #expect(await pilot.shows("Swift"))
      }
    }
  }

  @Test(arguments: cases) func screen(_ golden: GoldenCase<Screen, State>) async throws {
    let app = try await open(golden.screen, golden.state, golden.window)
    #expect(Golden.difference(app.pilot.screen, from: "\(golden)") == nil)
    app.pilot.stop()
  }

  /// Properties that need no file: no text is cut, the focus is visible, and every key is in the footer or the help.
  @Test(arguments: GoldenCase.pairs(where: differs), [GoldenWindow.common, GoldenWindow(120, 36), .korean, .tiny])
  func `It is whole in every window and language`(shown: (screen: Screen, state: State), window: GoldenWindow)
    async throws
  {
    let app = try await open(shown.screen, shown.state, window)
    // Descriptions of avatars and messages may be cut in a row.
    let isOthers = [.explore, .category, .chats, .search].contains(shown.screen)
    let faults = await app.pilot.faults(endings: isOthers ? nil : ["something…", "입력하세요…"])
    #expect(faults == [])
    app.pilot.stop()
  }

  @Test(arguments: GoldenCase.pairs(where: differs))
  func `A full repaint stays in its budget`(screen: Screen, state: State) async throws {
    let app = try await open(screen, state, GoldenWindow(120, 36))
    await app.pilot.press(.control("l"))
    #expect(500...35_000 ~= app.pilot.lastFrameBytes)
    app.pilot.stop()
  }

  @Test(arguments: [Screen.explore, .chat], [GoldenWindow(120, 36, .korean), GoldenWindow(40, 12, .korean), small])
  func `A screen beside another one has no faults`(screen: Screen, window: GoldenWindow) async throws {
    let app = try await open(screen, .content, window)
    let faults = await app.pilot.faults(endings: screen == .explore ? nil : ["something…", "입력하세요…"])
    #expect(faults == [])
    app.pilot.stop()
  }

  @Test(arguments: GoldenCase.pairs(where: differs), [GoldenWindow.common, small])
  func `The footer's keys can be clicked`(shown: (screen: Screen, state: State), window: GoldenWindow) async {
    let clicks = FooterClicks { pilot in
      #expect(await pilot.waits { AppFixture.isIdle(pilot) })
      await pilot.settle()
    } on: {
      // A state that could not be opened has no keys, and records its own failure.
      guard let app = try? await open(shown.screen, shown.state, window) else {
        Issue.record("\(shown) could not be opened")
        return (Pilot(root: EmptyView()), { "" })
      }
      return (app.pilot, { "" })
    }
    // Quitting leaves no screen; there is no text to send, and no earlier page.
    let faults = await clicks.faults(quiet: ["Quit", "Send", "Scroll", "Save"])
    #expect(faults == [])
  }

  @Test(arguments: [Screen.explore, .chat], [GoldenWindow.common, .korean, small])
  func help(screen: Screen, window: GoldenWindow) async throws {
    let app = try await open(screen, .content, window)
    let language = window.language
    await app.pilot.press(screen == .chat ? .function(1) : .character("?"))
    if window == .common {
      #expect(Golden.difference(app.pilot.screen, from: "\(screen.rawValue)-help-\(window)") == nil)
    }
    #expect(app.pilot.lines.last == language(" Esc Close  PgDn Scroll", " Esc 닫기  PgDn 스크롤"))
    // Every line can be scrolled to, and is complete.
    var seen = ""
    for _ in 0..<20 {
      seen += app.pilot.screen
      await app.pilot.press(.pageDown)
    }
    let expected =
      screen == .chat
      ? ["^_ ^/", "Shift-⏎", "Alt-A", "F3", "^D", "^Q", "F12", language("Shift-drag", "Shift-끌기")]
      : ["1 ", "2 ", "Shift-Tab", "PgDn", "^Q", "F12", language("Wheel", "휠")]
    for words in expected { #expect(seen.contains(words), "\(words)") }
    #expect(!seen.contains("…"))
    app.pilot.stop()
  }

  @Test(arguments: GoldenDepth.allCases) func colors(depth: GoldenDepth) async throws {
    for screen in [Screen.explore, .chat] {
      let app = try await open(screen, .content, .common, depth)
      #expect(Golden.difference(app.pilot.colors, from: "\(screen)-content-80x24-en.\(depth.rawValue)") == nil)
      app.pilot.stop()
    }
  }

  @Test(arguments: [(Screen.chats, State.content), (.search, .content), (.create, .content), (.profile, .question)])
  func colorsOfOthers(screen: Screen, state: State) async throws {
    let app = try await open(screen, state)
    #expect(Golden.difference(app.pilot.colors, from: "\(screen)-\(state)-80x24-en.truecolor") == nil)
    app.pilot.stop()
  }

  @Test(arguments: [Screen.explore, .chat, .settings]) func colorsOnALightBackground(screen: Screen) async throws {
    let app = try await open(screen, .content, theme: "light")
    #expect(Golden.difference(app.pilot.colors, from: "\(screen)-content-80x24-en.light") == nil)
    app.pilot.stop()
  }

  /// The background of a theme is painted in every cell.
  @Test(arguments: [(Screen.chat, "paper"), (.explore, "midnight")])
  func colorsOfATheme(screen: Screen, theme: String) async throws {
    let environment = ProcessEnvironment(["HOME": "/nonexistent", "LANG": "en.UTF-8"])
    let configuration = try AppConfiguration(environment: environment)
    let app = try await AppFixture.make { $0.preferences = Preferences(unsaved: configuration) }
    try await lead(app, to: screen, .content, .english)
    try app.interactor.setConfiguration("theme", to: theme)
    await app.pilot.settle()
    #expect(Golden.difference(app.pilot.screen, from: "theme-\(theme)-80x24-en") == nil)
    #expect(Golden.difference(app.pilot.colors, from: "theme-\(theme)-80x24-en.truecolor") == nil)
    app.pilot.stop()
  }

  @Test func colorsInKorean() async throws {
    let app = try await open(.chat, .content, .korean)
    #expect(Golden.difference(app.pilot.colors, from: "chat-content-80x24-ko.truecolor") == nil)
    app.pilot.stop()
  }
}

extension AppFixture {
  /// Sends a message to the first avatar, which answers with Markdown.
  func talk(_ language: TerminalUI.Language) async {
    model.hold()
    await pilot.press(.enter)
    #expect(await pilot.shows(language("Say something", "메시지")))
    await pilot.type(language("My basil is unhappy. What should I do?", "바질이 시들시들해요. 어떻게 하죠?"))
    await pilot.press(.enter)
    #expect(await pilot.waits { self.model.prompts.withLock { $0.count } == 1 })
    model.yield(
      language(
        "Poor thing! **Feel the soil** first, a finger deep:\n\n"
          + "- *wet*: stop pouring, and move it to the light\n- *dry*: water it from below, and talk to it",
        "저런! 먼저 손가락으로 **흙을 만져** 보세요.\n\n- *젖었으면* 물을 멈추고 밝은 곳으로 옮기세요\n- *말랐으면* 아래에서 물을 주세요"))
    model.finish()
    #expect(await pilot.waits { self.isIdle })
  }

  /// Opens a question before deleting; Explore asks by itself after the first chat.
  fileprivate func ask(on screen: GoldenTests.Screen, _ language: TerminalUI.Language) async {
    if screen == .explore {
      await talk(language)
      await pilot.press(.escape)
      #expect(await pilot.shows(language("[ Not now ]", "[ 나중에 ]")))
      return
    }
    await pilot.press(.character("d"))
    #expect(await pilot.shows(language("[ Cancel ]", "[ 취소 ]")))
  }
}
