import Entities
import Synchronization
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The whole app where there is hardly any room.
@MainActor struct ScreenTests {
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
