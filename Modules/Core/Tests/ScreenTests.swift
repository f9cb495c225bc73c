import Entities
import Synchronization
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Screens of the whole app that were looked at, with tests beside them for what they must say.
@MainActor struct ScreenTests {
  @Test(arguments: [(80, 24, "en"), (120, 36, "en"), (80, 24, "ko")])
  func explore(columns: Int, rows: Int, code: String) async throws {
    let language = try #require(Language(rawValue: code))
    let app = try await AppFixture.make(language: language, columns: columns, rows: rows)
    await app.completeOnboarding(in: language)
    #expect(await app.pilot.shows(language("Juno", "유노")))
    let footer = app.pilot.screen.split(separator: "\n").last ?? ""
    #expect(footer.contains("^Q") && footer.contains("⏎"))
    #expect(Golden.difference(app.pilot.screen, from: "explore-\(columns)x\(rows)-\(code)") == nil)
  }

  @Test(arguments: [(80, 24, "en"), (80, 24, "ko")])
  func chat(columns: Int, rows: Int, code: String) async throws {
    let language = try #require(Language(rawValue: code))
    let app = try await AppFixture.make(language: language, columns: columns, rows: rows)
    await app.completeOnboarding(in: language)
    app.model.hold()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows(language("Say something", "메시지")))
    await app.pilot.type(language("My basil is unhappy. What should I do?", "바질이 시들시들해요. 어떻게 하죠?"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    let reply = language(
      "Poor thing. First, feel the soil: a finger deep, no machines. If it is wet, stop pouring and move it to the light. "
        + "If it is dry, water it from below and talk to it while it drinks.",
      "저런. 먼저 손가락으로 흙을 만져 보세요, 기계는 필요 없어요. 젖어 있으면 물을 멈추고 밝은 곳으로 옮기고, 말랐으면 아래에서 물을 주면서 말을 걸어 주세요.")
    app.model.yield(reply)
    app.model.finish()
    #expect(await app.pilot.waits { app.isIdle })
    #expect(app.pilot.caret != nil)
    #expect(Golden.difference(app.pilot.screen, from: "chat-\(columns)x\(rows)-\(code)") == nil)
  }

  @Test func aTinyWindowCanStillBeUsed() async throws {
    let app = try await AppFixture.make(columns: 20, rows: 5)
    await app.pilot.press(.enter)
    await app.pilot.resize(columns: 80, rows: 24)
    #expect(await app.pilot.shows("Continue"))
    await app.completeOnboardingFromIntro()
    await app.pilot.resize(columns: 20, rows: 5)
    await app.pilot.press(.enter)
    #expect(await app.pilot.waits { app.pilot.caret != nil })
    await app.pilot.type("안녕")
    #expect(app.pilot.screen.contains("안녕"))
    await app.pilot.press(.enter)
    await app.pilot.resize(columns: 80, rows: 24)
    #expect(await app.pilot.shows("Hello there."))
  }
}
