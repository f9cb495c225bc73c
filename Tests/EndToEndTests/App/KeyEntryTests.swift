import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// A typed key is not shown, and the terminal is restored.
  @Suite struct KeyEntryTests {
    let home: Home

    init() throws { home = try Home() }

    private func asking(_ words: String...) async throws -> Tmux {
      guard let program = Program.path else { throw Failure("AICHAT_BINARY is not set") }
      let terminal = try await Tmux([program, "--data-dir", home.data, "keys"] + words, in: home)
      try await terminal.shows("Key for openai at https://api.openai.com (it is not shown):")
      return terminal
    }

    @Test func aTypedKeyIsNotShown() async throws {
      let terminal = try await asking("set", "openai")
      try await terminal.type(LoopbackServer.key)
      try await terminal.press("Enter")
      #expect(try await terminal.end() == 0)
      #expect(terminal.sent.firstRange(of: Array("sk-e2e".utf8)) == nil)
      #expect(terminal.settings.before == terminal.settings.after)
      #expect(try await home.aichat("keys", "list", "--provider", "openai").text.contains("\t…hown\tyes\t"))
    }

    @Test func controlCGivesTheTerminalBack() async throws {
      let terminal = try await asking("set", "openai")
      try await terminal.type("sk-half")
      try await terminal.press("C-c")
      #expect(try await terminal.end() == 130)
      #expect(terminal.settings.before == terminal.settings.after)
      #expect(try await home.aichat("keys", "list").text.isEmpty)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
    func aSignalGivesTheTerminalBack(signal: Int32) async throws {
      let terminal = try await asking("set", "openai")
      kill(try await terminal.program(), signal)
      #expect(try await terminal.end() == 128 + signal)
      #expect(terminal.settings.before == terminal.settings.after)
    }
  }
}
