import RandomTesting
import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// `ask` in a terminal: Markdown is shown while it arrives, and stays in the scrollback as printed.
  @Suite struct ReadingTests {
    private static let reply = """
      # Sorting

      Use **`sorted`**, see [here](https://example.com/sort).

      1. one
      2. two with a line that is long enough to be wrapped in such a window

      ```swift
      let a = [2, 1].sorted()
      ```

      | a | b |
      |---|--:|
      | x | 12 |

      \u{1B}[2J\u{1B}]0;title\u{7}The end.
      """
    private static let shown = """
      Sorting

      Use sorted, see here (https://example.com/sort).

      1. one
      2. two with a line that is long enough to be wrapped in
         such a window

      ── swift ─────────────────────────────────────────────────
      let a = [2, 1].sorted()
      ──────────────────────────────────────────────────────────

      a │  b
      ──┼───
      x │ 12

      ␛[2J␛]0;title␇The end.
      [the program has ended]

      """

    private func ask(
      _ home: Home, _ server: LoopbackServer, _ options: [String] = [], rows: Int = 30,
      _ more: [String: String] = [:]
    ) async throws -> Tmux {
      guard let path = Program.path else { throw Failure("AICHAT_BINARY is not set") }
      // tmux sets its own TERM.
      let variables = more.map { "\($0)=\($1)" }
      return try await Tmux(
        ["/usr/bin/env"] + variables + [path, "--data-dir", home.data] + options + ["ask", "Show"], in: home,
        columns: 60, rows: rows, environment: server.environment)
    }

    private func pieces(of text: String) -> [LoopbackServer.Step] {
      var random = SeededGenerator(seed: 3)
      var rest = text[...]
      var pieces: [LoopbackServer.Step] = [.head()]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...6, using: &random))
        pieces.append(.piece(String(piece)))
        rest = rest.dropFirst(piece.count)
      }
      return pieces + [.ending]
    }

    /// In a window with room for everything, and in one that scrolls most of it away.
    @Test(arguments: [30, 6]) func showsWhatItMeans(rows: Int) async throws {
      let (home, server) = (try Home(), LoopbackServer.patient(pieces(of: Self.reply)))
      defer { withExtendedLifetime(server) {} }
      let tmux = try await ask(home, server, rows: rows)
      #expect(try await tmux.end() == 0)
      let all = try await tmux.command(["capture-pane", "-p", "-S", "-"])
      #expect(all.hasPrefix(Self.shown), "\(all)")
      #expect(try await home.messages().last?.text("text") == Self.reply)
      let sent = String(decoding: tmux.sent, as: UTF8.self)
      #expect(sent.contains("\u{1B}[") && !sent.contains("\u{1B}[2J") && !sent.contains("\u{1B}]"))
      try await tmux.hasRestoredTheTerminal()
    }

    @Test(arguments: [
      (["--color", "never"], [:], false), ([], ["NO_COLOR": "1"], false),
      (["--color", "always"], ["NO_COLOR": "1"], true), ([], [:], true),
    ]) func hasColoursWhereTheyAreWanted(options: [String], environment: [String: String], isColoured: Bool)
      async throws
    {
      let server = LoopbackServer.patient(pieces(of: Self.reply))
      defer { withExtendedLifetime(server) {} }
      let tmux = try await ask(try Home(), server, options, environment.merging(["TERM": "xterm-256color"]) { $1 })
      #expect(try await tmux.end() == 0)
      let sent = String(decoding: tmux.sent, as: UTF8.self)
      #expect(sent.contains("38;5;") == isColoured && sent.contains("Sorting"))
    }

    @Test func showsTheBeginningBeforeTheEnd() async throws {
      let server = LoopbackServer.patient([.head(), .piece("Words **bo"), .hold, .piece("ld** end."), .ending])
      let tmux = try await ask(try Home(), server)
      try await tmux.shows("Words **bo")
      server.release()
      #expect(try await tmux.end() == 0)
      #expect(try await tmux.screen().hasPrefix("Words bold end.\n[the program has ended]\n"))
    }

    @Test func ctrlCKeepsWhatCame() async throws {
      let (home, server) = (
        try Home(), LoopbackServer.patient([.head(), .piece("- one\n- **two** of"), .waitForClose])
      )
      let tmux = try await ask(home, server)
      try await tmux.shows("• two of")
      try await tmux.press("C-c")
      #expect(try await tmux.end() == 130)
      #expect(await server.sawClientLeave())
      try await tmux.shows("• one\n• two of")
      #expect(try await home.messages().last?.text("text") == "- one\n- **two** of")
    }

    @Test(arguments: [(["--plain"], [:]), ([], ["TERM": "dumb"])])
    func isNothingButTextWhereNothingElseIsWanted(options: [String], environment: [String: String]) async throws {
      let server = LoopbackServer.replying("**bold** end.")
      defer { withExtendedLifetime(server) {} }
      let tmux = try await ask(try Home(), server, options, environment)
      #expect(try await tmux.end() == 0)
      #expect(!tmux.sent.contains(0x1B))
    }
  }
}
