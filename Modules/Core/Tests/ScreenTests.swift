import Entities
import Synchronization
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The whole app in very small windows.
@MainActor struct ScreenTests {
  @Test func aTinyWindowCanStillBeUsed() async throws {
    let app = try await AppFixture.make(columns: 20, rows: 6)
    await app.pilot.press(.enter)
    await app.pilot.resize(columns: 80, rows: 24)
    #expect(await app.pilot.shows("Continue"))
    await app.completeOnboardingFromIntro()
    await app.pilot.resize(columns: 20, rows: 6)
    await app.pilot.press(.enter)
    #expect(await app.pilot.waits { app.pilot.caret != nil })
    await app.pilot.type("안녕")
    #expect(app.pilot.screen.contains("안녕"))
    await app.pilot.press(.enter)
    await app.pilot.resize(columns: 80, rows: 24)
    #expect(await app.pilot.shows("Hello there."))
  }

  @Test func whatIsWrittenIsThereAfterAWindowThatWasTooSmall() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("half a thought")
    await app.pilot.press(.left)
    let (before, caret) = (app.pilot.screen, app.pilot.caret?.column)
    await app.pilot.resize(columns: 10, rows: 4)
    #expect(app.pilot.lines == ["Too small:", "20x6", "needed", ""])
    await app.pilot.resize(columns: 80, rows: 24)
    #expect(app.pilot.screen == before && app.pilot.caret?.column == caret)
    await app.pilot.type("!")
    #expect(await app.pilot.shows("half a though!t"))
    app.pilot.stop()
  }

  /// A Ctrl-C that arrives just after the reply it was meant for does not leave the chat.
  @Test func ctrlCRightAfterAReplyOnlyTells() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("hi")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Hello there."))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.control("c"))
    #expect(await app.pilot.shows("Press Ctrl-C again to quit"))
    await app.pilot.type("still here")
    #expect(app.pilot.screen.contains("still here") && !app.pilot.screen.contains("Press Ctrl-C"))
    app.pilot.stop()
  }

  @Test func aTypedNameIsNotLostToEscape() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    await app.pilot.press(AppFixture.key("Profile"))
    #expect(await app.pilot.shows("My characters"))
    await app.pilot.press(.character("n"))
    #expect(await app.pilot.shows("Name your character"))
    await app.pilot.type("Mango")
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows("Discard “Mango”?"))
    // Enter loses nothing.
    await app.pilot.press(.enter)
    #expect(await app.pilot.hides("Discard “Mango”?"))
    #expect(app.pilot.screen.contains("Mango"))
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows("Discard “Mango”?"))
    await app.pilot.press(.left, .enter)
    #expect(await app.pilot.shows("My characters"))
    app.pilot.stop()
  }
}
