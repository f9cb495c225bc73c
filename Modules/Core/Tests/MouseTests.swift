import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The whole flow with the mouse, and keys only for text.
@MainActor struct MouseTests {
  @Test func aChatWithoutAnyKeyButLetters() async throws {
    let app = try await AppFixture.make()
    #expect(await app.pilot.shows("Get started"))
    await app.pilot.click(on: "⏎ Get started")
    #expect(await app.pilot.shows("Continue"))
    await app.pilot.click(on: "⏎ Continue")
    #expect(await app.pilot.shows("Your terminal"))
    await app.pilot.click(on: "[ Continue ]")
    #expect(await app.pilot.shows("Your model"))
    await app.pilot.click(on: "⏎ Continue")
    #expect(await app.pilot.shows("1 Red"))
    await app.pilot.click(on: "1 Red")
    #expect(await app.pilot.shows("Continue"))
    await app.pilot.click(on: "[ Continue ]")
    #expect(await app.pilot.shows("Finish"))
    await app.pilot.click(on: "⏎ Finish")
    #expect(await app.pilot.shows("Assistant"))
    await app.pilot.click(on: "Juno")
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.click(on: "Say something")
    await app.pilot.type("hello")
    await app.pilot.click(on: "⏎ Send")
    #expect(await app.pilot.shows("Hello there."))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.click(on: "Hello", times: 2)
    #expect(app.pilot.copied == ["Hello"])
    await app.pilot.click(on: "Esc Back")
    #expect(await app.pilot.shows("Popular"))
    await app.pilot.click(on: "Chats")
    #expect(await app.pilot.shows("Hello there."))
    await app.pilot.click(on: "Profile")
    #expect(await app.pilot.shows("My characters"))
  }

  @Test func anAlertIsAnsweredWithAClickAndNothingElse() async throws {
    let app = try await AppFixture.make(columns: 140)
    await app.completeOnboarding()
    await app.pilot.click(on: "Profile")
    await app.pilot.click(on: "[ Settings ]")
    #expect(await app.pilot.shows("[ Delete profile ]"))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.click(on: "[ Delete profile ]")
    #expect(await app.pilot.shows("[ Cancel ]"))
    let bytes = app.pilot.host.bytes
    await app.pilot.click(on: "Chats")
    await app.pilot.click(column: 0, row: 3)
    #expect(app.pilot.host.bytes == bytes)
    await app.pilot.click(on: "[ Cancel ]")
    #expect(await app.pilot.hides("[ Cancel ]"))
    #expect(app.pilot.screen.contains("[ Delete profile ]"))
  }

  @Test func theFooterNamesTheKeyThatHandsTheMouseOver() async throws {
    let app = try await AppFixture.make(columns: 120, rows: 36)
    await app.completeOnboarding()
    await app.pilot.click(on: "F12 Mouse off")
    #expect(!app.pilot.terminal.reportsMouse)
    #expect(await app.pilot.shows("F12 takes it back"))
  }
}
