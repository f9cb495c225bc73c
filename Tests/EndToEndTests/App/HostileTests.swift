import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// Content of models, names and paths reaches the terminal only as visible text.
  @Suite struct HostileTests {
    static let hostile =
      "\u{1B}]52;c;cm0gLXJmIC8=\u{7}\u{1B}]0;owned\u{1B}\\\u{1B}[2J\u{1B}[31m\u{9B}5n\u{9D}0;c1\u{9C}\u{1B}P+q\u{1B}\\"
      + "\u{1B}_Gi=1\u{1B}\\\u{202E}\u{2066}\u{200F}\u{8}\u{7F}\u{0}"

    /// Whether the terminal got no forbidden bytes.
    private func isClean(_ bytes: [UInt8]) -> Bool {
      // The program's own sequences: it asks for the colours of text and background, and ends a link when it ends.
      let own = ["\u{1B}]10;?\u{7}", "\u{1B}]11;?\u{7}", "\u{1B}]8;;\u{1B}\\"]
      let text = own.reduce(String(decoding: bytes, as: UTF8.self)) { $0.replacingOccurrences(of: $1, with: "") }
      let forbidden: [Unicode.Scalar] = [
        "\u{202E}", "\u{2066}", "\u{200F}", "\u{9B}", "\u{9D}", "\u{7}", "\u{8}", "\u{0}",
      ]
      return !text.unicodeScalars.contains { forbidden.contains($0) }
        && !["\u{1B}]", "\u{1B}P", "\u{1B}_", "[5n"].contains { text.contains($0) }
    }

    @Test func aReply() async throws {
      let home = try Home()
      let server = LoopbackServer.replying("seen\(Self.hostile)first ", "\u{1B}", "]52;c;eA==\u{7}", " seen last")
      let app = try await Tmux.app("--without", "onboarding", in: home, environment: server.environment)
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…")
      try await app.type("Attack")
      try await app.press("Enter")
      try await app.shows("Attack", "seen", "seen last")
      try await app.hides("Esc Stop")
      try await app.press("Escape")
      try await app.shows("Featured")
      try await app.type("2")
      try await app.shows("Chats", "seen")
      try await app.quit()
      #expect(isClean(app.sent))
      // The text is stored unchanged.
      #expect(try await home.messages().last?.text("text")?.hasPrefix("seen\(Self.hostile)first") == true)
    }

    @Test func aNameThatIsPasted() async throws {
      let home = try Home()
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Chats   Profile")
      try await app.type("3")
      try await app.shows("No characters yet")
      try await app.type("n")
      try await app.shows("Name your character")
      let name = "Eve\(Self.hostile.replacingOccurrences(of: "\u{0}", with: ""))"
      try home.write(name.utf8, to: home.path + "/clipboard")
      try await app.command(["load-buffer", home.path + "/clipboard"])
      try await app.command(["paste-buffer", "-p"])
      try await app.shows("Eve")
      try await app.press("C-s")
      try await app.waits(for: "the list, or why there is none") {
        $0.contains("My characters") || $0.contains("too long")
      }
      try await app.press("C-q")
      #expect(try await app.end() == 0)
      try await app.hasRestoredTheTerminal()
      #expect(isClean(app.sent))
    }

    @Test func aDataDirectory() async throws {
      let home = try Home()
      let folder = home.path + "/d\u{1B}]0;owned\u{7}\u{202E}ata"
      let app = try await Tmux.app("--without", "onboarding", "--data-dir", folder, in: home, rows: 200)
      try await app.shows("Chats   Profile")
      try await app.type("3")
      try await app.shows("No characters yet")
      try await app.type("s")
      try await app.shows("Account", "1 of")
      try await app.type("/version")
      try await app.shows("Version", "Folder")
      try await app.press("Escape")
      try await app.hides("Folder")
      try await app.press("C-c")
      try await app.press("C-c")
      #expect(try await app.end() == 0)
      try await app.hasRestoredTheTerminal()
      #expect(isClean(app.sent))
    }

    @Test func aReplyOnTheCommandLine() async throws {
      let home = try Home()
      let server = LoopbackServer.replying("seen\(Self.hostile)first\n", "둘째\u{1B}", "[31m last")
      let shell = try await Tmux.app("ask", "Attack", in: home, environment: server.environment)
      #expect(try await shell.end() == 0)
      try await shell.shows("seen", "first", "둘째", "last")
      #expect(isClean(shell.sent) && !String(decoding: shell.sent, as: UTF8.self).contains("\u{1B}[31m"))
      let id = try #require(try await home.chats().first?.text("id"))
      for words in [["chats", "show", id], ["chats", "list"], ["chats", "search", "last"]] {
        let shown = try await Tmux(
          [try #require(Program.path), "--data-dir", home.data] + words, in: home, environment: server.environment)
        #expect(try await shown.end() == 0)
        try await shown.shows(words == ["chats", "list"] ? String(id.suffix(8)) : "last")
        #expect(!shown.sent.isEmpty && isClean(shown.sent) && !shown.sent.contains(0x1B))
      }
    }

    @Test func anErrorOnTheCommandLine() async throws {
      let home = try Home()
      let errorBody = "no\u{1B}]0;owned\u{7}\u{202E}thing"
      let server = LoopbackServer.patient([.answer(errorBody, status: "500 Oops")])
      let shell = try await Tmux.app("ask", "-a", "x\u{1B}[31my", "hi", in: home)
      #expect(try await shell.end() == 4)
      try await shell.shows("aichat:", "31my")
      let other = try await Tmux.app("ask", "hi", in: home, environment: server.environment)
      #expect(try await other.end() == 3)
      try await other.shows("aichat:", "thing")
      for tmux in [shell, other] { #expect(!tmux.sent.isEmpty && isClean(tmux.sent) && !tmux.sent.contains(0x1B)) }
    }
  }
}
