import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// At any end of the program, no text is lost, and the terminal is restored.
  @Suite struct EndingTests {
    /// The app in a chat, in the middle of a reply.
    private func inTheMiddle(_ home: Home, _ server: LoopbackServer) async throws -> Tmux {
      let app = try await Tmux.app("--without", "onboarding", in: home, environment: server.environment)
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…")
      try await app.type("Tell me all")
      try await app.press("Enter")
      try await app.shows("Tell me all", "The beginning of it")
      return app
    }

    private func holdingServer() -> LoopbackServer {
      .patient([.head(), .piece("The beginning of it"), .waitForClose])
    }

    @Test func killedInTheMiddleOfAReply() async throws {
      let (home, server) = (try Home(), holdingServer())
      let app = try await inTheMiddle(home, server)
      // The disk is at most a quarter of a second behind the screen; only the database file shows when it has caught
      // up.
      try await home.databaseHolds("The beginning of it")
      kill(try await app.program(), SIGKILL)
      #expect(try await app.end() == 137)
      #expect(await server.sawClientLeave())
      let again = try await Tmux.app("--without", "onboarding", in: home, environment: server.environment)
      try await again.shows("Tell me all", "The beginning of it", "interrupted")
      try await again.quit()
      #expect(try await home.messages().last?.text("state") == "interrupted")
    }

    @Test(arguments: [SIGTERM, SIGHUP]) func signalledInTheMiddleOfAReply(signal: Int32) async throws {
      let (home, server) = (try Home(), holdingServer())
      let app = try await inTheMiddle(home, server)
      kill(try await app.program(), signal)
      #expect(try await [1, 128 + signal].contains(app.end()))
      try await app.hasRestoredTheTerminal()
      #expect(await server.sawClientLeave())
      let kept = try await home.messages().suffix(2)
      #expect(kept.map { $0.text("text") } == ["Tell me all", "The beginning of it"])
      #expect(["cancelled", "interrupted"].contains(kept.last?.text("state")))
    }

    @Test func stoppedByTheUser() async throws {
      let (home, server) = (try Home(), holdingServer())
      let app = try await inTheMiddle(home, server)
      try await app.press("Escape")
      try await app.shows("The beginning of it", "stopped")
      #expect(await server.sawClientLeave())
      // One Ctrl-C does not end the program; a second one does.
      try await app.press("C-c")
      try await app.shows("Press Ctrl-C again to quit")
      try await app.press("C-c")
      #expect(try await app.end() == 0)
      try await app.hasRestoredTheTerminal()
      #expect(try await home.messages().last?.text("state") == "cancelled")
    }

    @Test func leftInTheMiddleOfAReply() async throws {
      let (home, server) = (try Home(), holdingServer())
      let app = try await inTheMiddle(home, server)
      try await app.quit()
      #expect(await server.sawClientLeave())
      let kept = try await home.messages().suffix(2)
      #expect(kept.map { $0.text("text") } == ["Tell me all", "The beginning of it"])
      #expect(["cancelled", "interrupted"].contains(kept.last?.text("state")))
    }

    @Test func aWindowThatChangesItsSize() async throws {
      let home = try Home()
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      try await app.resize(columns: 10, rows: 4)
      try await app.shows("Too small:")
      try await app.resize(columns: 20, rows: 6)
      try await app.waits(for: "something in 20x6") { $0.contains("Explore") && !$0.contains("Maps the") }
      try await app.type("2")
      try await app.shows("Chats")
      try await app.resize(columns: 120, rows: 36)
      let wanted = try await Tmux.app("--without", "onboarding", in: home, columns: 120, rows: 36)
      try await wanted.shows("Chats 2  Profile 3")
      try await wanted.type("2")
      try await wanted.shows("No chats yet", "Chats 2  Profile 3")
      var (screen, other) = ("", "")
      // Both are read again each time, because either may be in the middle of a frame.
      try await wait {
        (screen, other) = (try await app.screen(), try await wanted.screen())
        return screen == other
      } else: {
        "waited for what a window shows that always had this size:\n\(other)\nand saw:\n\(screen)"
      }
      try await app.type("1")
      try await app.shows("Featured", "Chats 2  Profile 3")
      for tmux in [app, wanted] {
        try await tmux.quit()
      }
    }

    @Test func aDatabaseThatIsGarbage() async throws {
      let home = try Home()
      try home.write(repeatElement(0x5A, count: 9_000), to: home.database)
      let app = try await Tmux.app(in: home)
      #expect(try await app.end() == 1)
      try await app.shows("aichat: ", "aichat.sqlite")
      #expect(try await app.fact("alternate_on") == "0")
      #expect(home.contents(of: home.database) == Array(repeatElement(0x5A, count: 9_000)))
    }
  }
}
