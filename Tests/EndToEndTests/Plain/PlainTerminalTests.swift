import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// The app line by line in a terminal: it never paints, and leaves line editing to the terminal.
  @Suite struct PlainTerminalTests {
    @Test(arguments: [Strings.english, .korean]) func fromTheFirstScreenToAReply(words: Strings) async throws {
      let home = try Home()
      let app = try await Tmux.app("--plain", "--lang", words.language, in: home, rows: 60)
      try await app.shows("1. " + words.getStarted, "\n>")
      try await app.enter("1")
      try await app.shows(words.howItWorks, "1. " + words.next)
      try await app.enter("1")
      try await app.shows(words.yourTerminal, "1. " + words.next)
      try await app.waitsForThePrompt()
      try await app.enter("1")
      try await app.shows(words.yourModel)
      try await app.waitsForThePrompt()
      try await app.enter(words.next)
      try await app.shows(words.chooseColor, "9. ")
      // The terminal's own editing.
      try await app.waitsForThePrompt()
      try await app.type("77")
      try await app.press("BSpace", "BSpace")
      try await app.enter("5")
      try await app.shows("10. " + words.next)
      try await app.enter("10")
      try await app.shows("1. " + words.finish)
      try await app.enter("1")
      try await app.shows(words.explore, "27. ")
      try await app.enter("1")
      try await app.shows(words.saySomething)
      try await app.resize(columns: 60, rows: 60)
      try await app.enter("안녕하세요 hello")
      try await app.shows("> 안녕하세요 hello\n")
      try await app.waitsForThePrompt()
      #expect(try await home.messages().contains { $0.text("text") == "안녕하세요 hello" })
      try await app.enter("q")
      #expect(try await app.end() == 0)
      app.wasNotPaintedOn()
    }

    @Test func aTerminalThatCannotBePaintedOnGetsIt() async throws {
      let app = try await Tmux.app(in: try Home(), environment: ["TERM": "dumb"])
      // tmux sets TERM for its programs.
      try await app.shows("Get started")
      try await app.press("C-q")
      _ = try await app.end()
      let home = try Home()
      let binary = try #require(Program.path)
      let dumb = try await Tmux(["/usr/bin/env", "TERM=dumb", binary, "--data-dir", home.data], in: home)
      try await dumb.shows("1. Get started", "\n>")
      try await dumb.press("C-d")
      #expect(try await dumb.end() == 0)
      dumb.wasNotPaintedOn(marksPastes: false)
    }

    @Test func aPasteIsOneMessage() async throws {
      let home = try Home()
      let app = try await Tmux.app("--plain", "--without", "onboarding", in: home, rows: 60)
      try await app.shows("Featured", "\n>")
      try await app.enter("1")
      try await app.shows("Say something…")
      try await app.waitsForThePrompt()
      try await app.paste("hello there\n1\nq")
      try await app.shows("\nq")
      try await app.press("Enter")
      try await app.shows("3 lines.")
      try await app.waitsForThePrompt()
      #expect(try await home.messages().contains { $0.text("text") == "hello there\n1\nq" })
      try await app.enter("q")
      #expect(try await app.end() == 0)
      app.wasNotPaintedOn()
    }

    @Test func anInterruptStopsAReplyAndThenTheApp() async throws {
      let (home, server) = (
        try Home(), LoopbackServer.patient([.head(), .piece("The beginning. Of it"), .waitForClose])
      )
      let app = try await Tmux.app(
        "--plain", "--without", "onboarding", in: home, rows: 60, environment: server.environment)
      try await app.shows("Featured", "\n>")
      try await app.enter("1")
      try await app.shows("Say something…")
      try await app.enter("Tell me all")
      try await app.shows("The beginning.", "Stop")
      // Not by the key, which would end the shell around the program too.
      kill(try await app.program(), SIGINT)
      try await app.shows("Of it", "(stopped)")
      #expect(await server.sawClientLeave())
      kill(try await app.program(), SIGINT)
      #expect(try await app.end() == 130)
      app.wasNotPaintedOn()
      #expect(try await home.messages().last?.text("state") == "cancelled")
    }
  }
}

extension Tmux {
  func waitsForThePrompt() async throws {
    try await waits(for: "the prompt") { $0.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("\n>") }
  }

  /// Types a line when the prompt appears.
  func enter(_ line: String) async throws {
    try await waitsForThePrompt()
    try await type(line)
    try await press("Enter")
  }

  /// Checks that only text was sent, and that the terminal's settings are unchanged.
  /// - Parameter marksPastes: Whether the terminal may have been asked to mark pastes, and at the end to stop.
  func wasNotPaintedOn(marksPastes: Bool = true) {
    var sent = sent[...]
    if marksPastes {
      for mark in ["\u{1B}[?2004h", "\u{1B}[?2004l"].map({ Array($0.utf8) }) {
        while let range = sent.firstRange(of: mark) { sent.removeSubrange(range) }
      }
    }
    let commands = sent.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x08 }
    // The terminal itself echoes Ctrl-C and Ctrl-D, and deletes characters with BS.
    #expect(commands.isEmpty)
    #expect(settings.before.split(separator: "\n").dropFirst() == settings.after.split(separator: "\n").dropFirst())
  }
}
