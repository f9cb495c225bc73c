import AvatarLibrary
import Entities
import Navigation
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Lists beside what they lead to, in the whole app: one place in the app for every window.
@MainActor struct SplitTests {
  private func open(_ language: TerminalUI.Language) async throws -> AppFixture {
    let app = try await AppFixture.make(language: language, columns: 120, rows: 36)
    await app.completeOnboarding(in: language)
    #expect(await app.pilot.shows(language("Categories", "카테고리")))
    return app
  }

  private func rest(_ app: AppFixture) async {
    await app.pilot.settle()
    await app.pilot.clock.advance(by: 120)
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.settle()
  }

  /// The place in the app, in every window.
  private func state(_ app: AppFixture) throws -> NavigationState {
    guard case .tabs(let navigator) = app.presenter.stage else { throw NoTabs() }
    return navigator.state
  }

  private struct NoTabs: Error {}

  @Test(arguments: Language.allCases) func `One chat is read while another is chosen`(language: Language) async throws {
    let app = try await open(language)
    let pilot = app.pilot
    await app.talk(language)
    await pilot.press(.escape, .right, .enter)
    #expect(await pilot.shows(language("Say something", "메시지를 입력")))
    await pilot.press(.escape, .character("2"))
    let end = language("[ Open ]", "[ 열기 ]")
    #expect(await pilot.shows(end))
    // The newest chat is chosen first; the one before it has Markdown.
    await pilot.press(.down)
    await rest(app)
    #expect(await pilot.shows(language("talk to it", "아래에서 물을 주세요")))
    await pilot.press(.enter)
    #expect(await pilot.hides(end))
    #expect(await pilot.waits { pilot.caret != nil })
    // Its row is marked, and no other.
    let marked = pilot.lines.filter { $0.drop { $0 == " " }.hasPrefix("▎") }
    #expect(marked.count == 2 && marked[0].contains(language("My basil", "바질")), "\(pilot.screen)")
    await pilot.type("half")
    await pilot.press(.left)
    let (caret, before) = (pilot.caret, try state(app))
    await pilot.resize(columns: 70, rows: 36)
    #expect(pilot.lines[0].hasPrefix("▌‹ " + language("Chats", "대화")))
    #expect(pilot.screen.contains("half"))
    await pilot.resize(columns: 120, rows: 36)
    #expect(pilot.caret?.column == caret?.column && pilot.caret?.row == caret?.row)
    #expect(try state(app) == before)
    await pilot.press(.escape)
    #expect(await pilot.shows(end))
    // The focus is back on the same row.
    await pilot.press(.enter)
    #expect(await pilot.shows("half"))
    app.pilot.stop()
  }

  @Test(arguments: Language.allCases) func `Characters are beside their category`(language: Language) async throws {
    let app = try await open(language)
    let pilot = app.pilot
    #expect(app.presenter.open(Link(["category", "alien"])))
    #expect(await pilot.hides(language("Categories", "카테고리")))
    await pilot.press(.down)
    await rest(app)
    let button = language("[ Character ]", "[ 캐릭터 ]")
    #expect(await pilot.shows(button))
    let chosen = pilot.place(of: "▌ ")?.row
    await pilot.press(.character("i"))
    #expect(await pilot.hides(button))
    #expect(await pilot.shows(language("Comes with the program", "기본 캐릭터")))
    let before = try state(app)
    #expect(before.tab.screens.map { $0.link?.path.first } == [nil, "category", "character"])
    await pilot.resize(columns: 70, rows: 36)
    #expect(pilot.screen.contains(language("Comes with the program", "기본 캐릭터")))
    await pilot.resize(columns: 120, rows: 36)
    #expect(try state(app) == before)
    await pilot.press(.escape)
    #expect(await pilot.shows(button))
    #expect(pilot.place(of: "▌ ")?.row == chosen)
    // Another character's chat takes the place beside the list.
    await pilot.press(.enter)
    #expect(await pilot.shows(language("Say something", "메시지를 입력")))
    #expect(try state(app).tab.screens.compactMap { $0.link?.path.first } == ["category", "avatar"])
    app.pilot.stop()
  }

  @Test(arguments: Language.allCases) func `Own characters are beside their chat`(language: Language) async throws {
    let app = try await open(language)
    let pilot = app.pilot
    for name in ["Mango", "Plum"] {
      _ = try await app.interactor.createAvatar(
        AvatarDraft(
          name: name, picturePath: "",
          description: AvatarDescription(character: .cat, action: .relaxing, location: .space)))
    }
    await pilot.press(.character("3"))
    let button = language("[ Edit ]", "[ 고치기 ]")
    #expect(await pilot.shows(button))
    await pilot.press(.down)
    await rest(app)
    let chosen = pilot.place(of: "▌ ")?.row
    await pilot.press(.enter)
    #expect(await pilot.shows(language("Say something", "메시지를 입력")))
    #expect(pilot.screen.contains(language("My characters", "내 캐릭터")))
    await pilot.type("half")
    let before = try state(app)
    #expect(before.tab.id == "profile" && before.tab.screens.count == 2)
    await pilot.resize(columns: 70, rows: 36)
    #expect(pilot.screen.contains("half") && !pilot.screen.contains(language("My characters", "내 캐릭터")))
    await pilot.resize(columns: 120, rows: 36)
    #expect(try state(app) == before)
    await pilot.press(.escape)
    #expect(await pilot.shows(button))
    #expect(pilot.place(of: "▌ ")?.row == chosen)
    // What the form changes shows in the row and beside it.
    await pilot.press(.character("e"))
    #expect(await pilot.shows("^S"))
    await pilot.type("!")
    await pilot.press(.control("s"))
    #expect(await pilot.waits { pilot.screen.ranges(of: "Mango!").count == 2 }, "\(pilot.screen)")
    app.pilot.stop()
  }
}
