import Entities
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The app's own questions in small windows: the consequences of a deletion must be readable.
@MainActor struct SmallQuestionTests {
  private func read(_ app: AppFixture, _ buttons: [String]) async -> Set<Substring> {
    var seen: Set<Substring> = []
    for _ in 0..<30 {
      seen.formUnion(app.pilot.screen.split { " │╭╮╰╯─▴▾\n".contains($0) })
      for button in buttons { #expect(app.pilot.screen.contains("[ \(button) ]"), "\(app.pilot.screen)") }
      await app.pilot.press(.pageDown)
    }
    return seen
  }

  private func expect(_ text: String, in seen: Set<Substring>, _ window: WindowSize) {
    // A word that is wider than a narrow window, such as a path, is broken.
    for word in text.split(separator: " ") where word.utf8.count < 16 {
      #expect(seen.contains(word), "\(word) at \(window.columns)x\(window.rows)")
    }
  }

  @Test(arguments: TerminalUI.Language.allCases, [(44, 14), (40, 12), (30, 10), (20, 8), (20, 6)])
  func whatIsDeletedCanBeRead(language: TerminalUI.Language, size: (Int, Int)) async throws {
    let window = WindowSize(columns: size.0, rows: size.1)
    let app = try await AppFixture.make(language: language)
    await app.completeOnboarding(in: language)
    #expect(await app.pilot.shows(language("Assistant", "어시스턴트")))
    await app.pilot.press(.character("3"))
    await app.pilot.press(.character("s"))
    #expect(await app.pilot.shows("[ \(language("Delete profile", "프로필 삭제")) ]"))
    await app.pilot.press(.character("d"))
    #expect(await app.pilot.shows("[ \(language.cancel) ]"))
    await app.pilot.resize(columns: window.columns, rows: window.rows)
    let seen = await read(app, [language.delete, language.cancel])
    expect(language.deleteAccountTitle(nil), in: seen, window)
    expect(language.deleteAccountMessage(ProfileContents(), copies: []), in: seen, window)
    await app.pilot.press(.enter)
    #expect(await app.pilot.hides("[ \(language.cancel) ]"))
    #expect(app.presenter.profile != nil)
    app.pilot.stop()
  }
}
