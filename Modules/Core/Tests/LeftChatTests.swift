import Conversations
import Entities
import FeatureKit
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The list of chats after another chat took the place of the one that it had opened.
@MainActor struct LeftChatTests {
  /// The list with one chat in it.
  private func open(_ language: TerminalUI.Language, _ columns: Int) async throws -> AppFixture {
    let app = try await AppFixture.make(language: language, columns: columns, rows: 36)
    await app.completeOnboarding(in: language)
    #expect(await app.pilot.shows(language("Categories", "카테고리")))
    await app.talk(language)
    await app.pilot.press(.escape)
    await app.pilot.press(.character("2"))
    #expect(await app.pilot.shows(language("My basil", "바질")))
    return app
  }

  /// The key that deletes a row must not delete the chat that was copied.
  @Test(arguments: Language.allCases, [80, 120])
  func `The list selects the copy that was left`(language: Language, columns: Int) async throws {
    let app = try await open(language, columns)
    let pilot = app.pilot
    await pilot.press(.enter)
    #expect(await pilot.waits { pilot.caret != nil })
    await pilot.press(.function(5))
    let copy = language("(copy)", "(사본)")
    let chats = { try await app.interactor.conversations(on: .current, offset: 0, limit: 9).map(\.chat.title) }
    for _ in 0..<200 where try await chats().count < 2 { await pilot.settle() }
    await pilot.settle()
    #expect(await pilot.waits { pilot.caret != nil })
    await pilot.press(.escape)
    #expect(await pilot.waits { pilot.caret == nil })
    await pilot.settle()
    await pilot.press(.character("d"))
    let trash = { try await app.interactor.conversations(on: .deleted, offset: 0, limit: 9).map(\.chat.title) }
    for _ in 0..<200 where try await trash().isEmpty { await pilot.settle() }
    #expect(try await trash().compactMap(\.self).map { $0.contains(copy) } == [true], "\(pilot.screen)")
    app.pilot.stop()
  }

  /// A day that cannot be read keeps the question with its text.
  @Test(arguments: Language.allCases) func `The question for a day stays until it has one`(
    language: Language
  ) async throws {
    let app = try await open(language, 80)
    let pilot = app.pilot
    await pilot.press(.enter)
    #expect(await pilot.waits { pilot.caret != nil })
    await pilot.press(.function(4))
    #expect(await pilot.shows(language.dayTitle))
    await pilot.type("2 Mai 2024")
    await pilot.press(.enter)
    #expect(await pilot.shows(language.dayIsWanted))
    #expect(pilot.screen.contains("2 Mai 2024"))
    for _ in 0..<10 { await pilot.press(.backspace) }
    await pilot.type(language("2 May 2024", "2024년 5월 2일"))
    await pilot.press(.enter)
    #expect(await pilot.hides(language.dayTitle))
    #expect(await pilot.shows(language("My basil", "바질")))
    app.pilot.stop()
  }
}
