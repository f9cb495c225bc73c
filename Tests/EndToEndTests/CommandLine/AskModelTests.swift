import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// The model that answers `ask`, and the exit code where there is none.
  @Suite struct AskModelTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func rulesDoNotAnswerAPipeUnasked() async throws {
      for options in [[], ["--json"]] {
        let asked = try await home.start(["ask", "Write a commit message"] + options).end()
        #expect(asked.status == 2 && asked.stdout.isEmpty, "\(asked.everything)")
        for way in ["--base-url", "keys set openai", "--provider offline"] { #expect(asked.stderr.contains(way)) }
      }
      #expect(try await home.chats().isEmpty)
      // Chosen on purpose: by a flag, a variable, or the file.
      #expect(try await home.aichat("--provider", "offline", "ask", "Hi").status == 0)
      #expect(try await home.aichat("ask", "Hi", environment: ["AICHAT_PROVIDER": "offline"]).status == 0)
      #expect(try await home.aichat("config", "set", "provider", "offline").status == 0)
      let kept = try await home.aichat("ask", "Hi")
      #expect(kept.status == 0 && !kept.stdout.isEmpty && kept.stderr.isEmpty)
    }

    @Test func anAddressWithoutItsSchemeIsCompleted() async throws {
      let server = LoopbackServer.replying("Yes.")
      let environment = ["AICHAT_BASE_URL": "127.0.0.1:\(server.port)/v1", "AICHAT_MODEL": "lab-1"]
      let asked = try await home.aichat("--json", "ask", "Hi", environment: environment)
      #expect(asked.status == 0 && asked.text.contains(#""host":"127.0.0.1:\#(server.port)""#), "\(asked.everything)")
    }

    /// Comments hold the connection open; the answer never begins.
    @Test func aServerThatOnlyKeepsAliveIsGivenUp() async throws {
      let comments = (0..<600).flatMap { _ in [LoopbackServer.Step.text(": ping\n\n"), .pause(milliseconds: 50)] }
      let server = LoopbackServer.patient([.head()] + comments)
      let asked = try await home.aichat("--timeout", "0.5", "ask", "Hi", environment: server.environment)
      #expect(asked.status == 3 && asked.stdout.isEmpty)
      #expect(asked.stderr.contains("but sent no reply for 0.5 seconds"), "\(asked.stderr)")
    }

    /// A wrong setting is not reported as a failure of the provider.
    @Test func whatIsSetWronglyIsWrongUsage() async throws {
      let server = LoopbackServer.replying("Yes.")
      try home.write("{".utf8, to: home.path + "/config/aichat/keys.json")
      chmod(home.path + "/config/aichat/keys.json", 0o600)
      let environment = ["AICHAT_BASE_URL": server.url + "/v1", "AICHAT_MODEL": "m"]
      let keys = try await home.aichat("ask", "Hi", environment: environment)
      #expect(keys.status == 2 && keys.stderr.contains("keys.json"), "\(keys.everything)")
      #expect(server.requests.isEmpty)
      let certificates = try await home.aichat(
        "--certificate-file", home.path + "/none.pem", "ask", "Hi",
        environment: [
          "AICHAT_BASE_URL": "https://127.0.0.1:\(server.port)/v1", "AICHAT_MODEL": "m", "AICHAT_API_KEY": "k",
        ])
      #expect(certificates.status == 2 && certificates.stderr.contains("none.pem"), "\(certificates.everything)")
    }

    /// The disk is full once the question is stored: the reply arrives and cannot be stored. A shell counts blocks of
    /// 512 or 1024 bytes; either limit has room for the question and none for the reply.
    @Test func aReplyThatCannotBeStoredIsNoFaultOfTheProvider() async throws {
      let path = try #require(Program.path)
      #expect(try await home.aichat("--provider", "offline", "ask", "Hi").status == 0)
      let server = LoopbackServer.replying(String(repeating: "word ", count: 100_000))
      let words = [
        "-c", #"ulimit -f 1000; exec "$0" "$@""#, path, "--data-dir", home.data, "ask", "Go on",
      ]
      let asked = try await Program(
        "/bin/sh", words, environment: home.environment(adding: server.environment)
      ).end()
      #expect(asked.status == 1 && asked.stderr.contains("could not be stored"), "\(asked.stderr)")
    }
  }
}

extension EndToEnd.AppTests {
  @Suite struct AskOnATerminalTests {
    /// On a terminal rules answer where no model is chosen, and say that they are rules.
    @Test func rulesAnswerAndSaySo() async throws {
      let home = try Home()
      let shell = try await Tmux.app("ask", "Hello", in: home)
      try await shell.shows("Rules on this computer answered (offline), no AI model.")
    }
  }
}
