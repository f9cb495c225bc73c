import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// Rules from a file.
  @Suite struct OfflineScriptTests {
    static let rules = """
      ; A librarian.
      (The library is open.)
      ((BOOK BOOKS) 5 ((0 ABOUT 0) (A book about 3? Third shelf.)) ((0) (Who wrote it?)))
      (NONE ((0) (Write that down for me.)))
      """
    private let home: Home
    private var file: String { home.path + "/librarian" }

    init() throws {
      home = try Home()
      try home.write(Self.rules.utf8, to: file)
    }

    @Test func answerByOptionVariableAndSetting() async throws {
      let answer = "A book about whales? Third shelf."
      let question = "Is there a book about whales"
      let option = try await home.aichat("ask", question, "--offline-script", file)
      #expect(option.status == 0 && option.text.hasPrefix(answer) && option.stderr.isEmpty, "\(option.everything)")
      let variable = try await home.aichat("ask", question, environment: ["AICHAT_OFFLINE_SCRIPT": "~/librarian"])
      #expect(variable.text.hasPrefix(answer))
      #expect(try await home.aichat("config", "set", "offline-script", file).status == 0)
      #expect(try await home.aichat("ask", question).text.hasPrefix(answer))
      #expect(try await home.messages(of: home.chats().first?.text("id")).last?.text("provider") == "offline")
      #expect(try await home.aichat("config", "set", "offline-script", "relative").status == 2)
    }

    @Test(arguments: [
      ("(Hi)\n(A 1\n  ((0 B) (it is 3)))\n(NONE ((0) (b)))", ["Line 3", "no element 3"]),
      ("(Hi)\n(A ((0) (b))", ["Line 2", "never closed"]), ("(Hi)\n", ["there is no NONE"]),
      (String(repeating: "x", count: 300_000), ["262144 bytes"]),
    ])
    func whatIsWrongIsSaidWithItsLine(text: String, words: [String]) async throws {
      try home.write(text.utf8, to: file)
      let asked = try await home.aichat("ask", "Hi", "--offline-script", file)
      #expect(asked.status == 2 && asked.stdout.isEmpty && asked.stderr.contains(file), "\(asked.stderr)")
      for words in words { #expect(asked.stderr.contains(words), "\(asked.stderr)") }
      let korean = try await home.aichat("--lang", "ko", "ask", "Hi", "--offline-script", file)
      #expect(korean.status == 2 && korean.stderr.contains(file))
    }

    @Test func aFileThatIsNotThere() async throws {
      let asked = try await home.aichat("ask", "Hi", "--offline-script", home.path + "/nowhere")
      #expect(
        asked.status == 2 && asked.stderr.contains(home.path + "/nowhere") && asked.stderr.contains("no such file"))
    }
  }
}

extension EndToEnd.AppTests {
  @Suite struct OfflineScriptScreenTests {
    @Test func aChatByRulesFromAFile() async throws {
      let home = try Home()
      let file = home.path + "/librarian"
      try home.write(EndToEnd.CommandLineTests.OfflineScriptTests.rules.utf8, to: file)
      let app = try await Tmux.app("--without", "onboarding", "--offline-script", file, in: home)
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…", "offline")
      try await app.type("Any book about rain?")
      try await app.press("Enter")
      try await app.shows("A book about rain? Third shelf.")
      try await app.quit()
    }

    /// A silent server does not delay the list of other servers' models.
    @Test func theModelsThatAreThereAreListedWhileOthersAreAsked() async throws {
      let home = try Home()
      let silent = LoopbackServer.patient([.hold])
      let app = try await Tmux.app("models", "list", in: home, environment: silent.environment)
      try await app.shows("PROVIDER", "rules")
      silent.release()
      #expect(try await app.end() == 3)
      try await app.shows("127.0.0.1:\(silent.port): \(silent.url)/v1 closed the connection")
    }
  }
}
