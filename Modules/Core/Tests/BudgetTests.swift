import Foundation
import Synchronization
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The monthly budget in the whole app: it warns, then stops replies, and offers ways to go on.
@MainActor struct BudgetTests {
  /// An app with a model that costs a dollar per reply token. Prompt tokens cost nothing, because their number may
  /// change.
  private func make(budget: Double, _ language: TerminalUI.Language = .english) async throws -> (AppFixture, String) {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("prices-\(UUID().uuidString).json").path
    let prices = #"{"prices":[{"provider":"test","model":"*","input":0,"output":1000000}]}"#
    try Data(prices.utf8).write(to: URL(fileURLWithPath: path))
    let app = try await AppFixture.make(language: language) {
      $0.monthlyBudget = budget
      $0.priceFile = path
    }
    await app.completeOnboarding(in: language)
    #expect(await app.pilot.shows(language("Assistant", "어시스턴트")))
    return (app, path)
  }

  @Test(arguments: [TerminalUI.Language.english, .korean])
  func `What is spent ends the talk, and sending anyway goes on once`(language: TerminalUI.Language) async throws {
    let (app, path) = try await make(budget: 10, language)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let pilot = app.pilot
    await app.talk(language)
    #expect(await pilot.waits { app.isIdle })
    await pilot.type(language("And now?", "그럼 이제는?"))
    await pilot.press(.enter)
    #expect(await pilot.shows(language("The budget is spent", "예산을 다 썼습니다")))
    #expect(Golden.difference(pilot.screen, from: "chat-budget-80x24-\(language("en", "ko"))") == nil)
    #expect(app.model.prompts.withLock { $0.count } == 1)
    await pilot.press(.escape)
    #expect(await pilot.hides(language("The budget is spent", "예산을 다 썼습니다")))
    #expect(pilot.screen.contains(language("And now?", "그럼 이제는?")))
    await pilot.press(.enter)
    #expect(await pilot.shows(language("The budget is spent", "예산을 다 썼습니다")))
    // An Enter too many costs nothing.
    await pilot.press(.enter)
    #expect(await pilot.hides(language("The budget is spent", "예산을 다 썼습니다")))
    await pilot.press(.enter)
    #expect(await pilot.shows(language("The budget is spent", "예산을 다 썼습니다")))
    await pilot.press(.tab, .enter)
    #expect(await pilot.waits { app.model.prompts.withLock { $0.count } == 2 })
    pilot.stop()
  }
}
