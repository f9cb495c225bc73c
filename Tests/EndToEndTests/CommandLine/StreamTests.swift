import RandomTesting
import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  @Suite struct StreamTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func printsAPieceBeforeTheNextIsSent() async throws {
      let server = LoopbackServer.patient([.head(), .piece("one "), .hold, .piece("둘 "), .hold, .piece("3"), .ending])
      let asking = try home.start(["ask", "Count"], environment: server.environment)
      try await asking.writes("one ")
      server.release()
      try await asking.writes("one 둘 ")
      server.release()
      let asked = try await asking.end()
      #expect(asked.status == 0 && asked.text == "one 둘 3")
    }

    @Test func printsItAtOnceWhenAsked() async throws {
      let server = LoopbackServer.replying("one ", "two")
      let asked = try await home.aichat("ask", "--no-stream", "Count", environment: server.environment)
      #expect(asked.status == 0 && asked.text == "one two")
    }

    @Test func aPipeGetsTheReplysOwnBytes() async throws {
      let reply = "\u{1B}[31mred\u{1B}[0m\u{7}\u{9B}2J \u{1B}]0;title\u{7} 끝\u{202E}x\r\n\t\u{0}."
      let server = LoopbackServer.replying(reply)
      let asked = try await home.aichat("ask", "Show", environment: server.environment)
      #expect(asked.status == 0 && asked.stdout == Array(reply.utf8))
    }

    @Test func aLongReplyIsExact() async throws {
      var generator = SeededGenerator(seed: 7)
      let words = ["token ", "안녕 ", "😀", "\n", "\\\"", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}", "\t", "<b>"]
      let pieces = (0..<2_000).map { _ in words.randomElement(using: &generator) ?? "" }
      let server = LoopbackServer.patient([.head()] + pieces.map { .piece($0) } + [.ending])
      let asked = try await home.aichat("ask", "Long", environment: server.environment)
      #expect(asked.status == 0 && asked.stdout == Array(pieces.joined().utf8))
      #expect(try await home.messages().last?.text("text") == pieces.joined())
    }

    @Test func ctrlCStopsTheReplyAndKeepsWhatCame() async throws {
      let server = LoopbackServer.patient([.head(), .piece("as far as this"), .waitForClose])
      let asking = try home.start(["ask", "Go on"], environment: server.environment)
      try await asking.writes("as far as this")
      asking.signal(SIGINT)
      let asked = try await asking.end()
      #expect(asked.status == 130 && asked.text == "as far as this")
      #expect(await server.sawClientLeave())
      let kept = try #require(try await home.messages().last)
      #expect(kept.text("text") == "as far as this" && kept.text("state") == "cancelled")
    }

    @Test func killedInTheMiddleItKeepsWhatCame() async throws {
      let server = LoopbackServer.patient([.head(), .piece("half a"), .hold, .piece(" reply"), .waitForClose])
      let asking = try home.start(["ask", "Go on"], environment: server.environment)
      try await asking.writes("half a")
      server.release()
      try await asking.writes("half a reply")
      // The database is at most a quarter of a second behind; only its file shows when it has caught up.
      try await home.databaseHolds("half a")
      asking.signal(SIGKILL)
      #expect(try await asking.end().status == 137)
      let kept = try await home.messages()
      #expect(kept.dropLast().last?.text("text") == "Go on")
      #expect(kept.last?.text("state") == "interrupted")
      #expect(kept.last?.text("text")?.hasPrefix("half a") == true)
    }

    @Test func aReaderThatGoesAwayIsNoCrash() async throws {
      let long = (0..<200).map { _ in String(repeating: "words ", count: 100) }
      let server = LoopbackServer.patient([.head()] + long.map { .piece($0) } + [.ending])
      let path = try #require(Program.path)
      let script = #"{ "$@"; echo $? >"$HOME/status"; } | head -c 1"#
      let shell = try Program(
        "/bin/sh", ["-c", script, "sh", path, "--data-dir", home.data, "ask", "Much"],
        environment: home.environment(adding: server.environment))
      let result = try await shell.end()
      #expect(result.text == "w")
      let status = String(decoding: home.contents(of: home.path + "/status"), as: UTF8.self)
      // 0 if everything fitted into the pipe before head ended.
      #expect(["0\n", "141\n"].contains(status))
      #expect(try await home.messages().last?.text("text")?.hasPrefix("words") == true)
    }
  }
}

extension Home {
  /// Waits until a text is in the database or its log.
  func databaseHolds(_ text: String) async throws {
    let deadline = ContinuousClock.now + timeout
    let bytes = Array(text.utf8)
    while ![database, database + "-wal"].contains(where: { contents(of: $0).firstRange(of: bytes) != nil }) {
      guard .now < deadline else { throw Failure("“\(text)” is not in the database") }
      try await Task.sleep(for: .milliseconds(40))
    }
  }
}
