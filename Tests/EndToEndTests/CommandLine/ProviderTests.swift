import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  @Suite struct ProviderTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func asksTheServer() async throws {
      let server = LoopbackServer.replying("It ", "works.")
      let asked = try await home.aichat("ask", "Does it work?", environment: server.environment)
      #expect(asked.status == 0 && asked.text == "It works." && asked.stderr.isEmpty)
      let request = try #require(server.requests.first)
      #expect(request.head.hasPrefix("POST /v1/chat/completions HTTP/1.1\r\n"))
      #expect(request.head.contains("Authorization: Bearer \(LoopbackServer.key)"))
      let body = try #require(try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any])
      #expect(body.text("model") == "test-model")
      let turns = try #require(body["messages"] as? [[String: Any]])
      #expect(turns.count == 1)
      #expect(turns.last?.text("role") == "user" && turns.last?.text("content") == "Does it work?")
      let kept = try #require(try await home.messages().last)
      #expect(kept.text("provider") == "openai" && kept.text("model") == "test-model")
    }

    @Test func aServerThatIsStopped() async throws {
      let server = LoopbackServer([], listens: false)
      let asked = try await home.aichat("ask", "Is anybody there?", environment: server.environment)
      #expect(asked.status == 3 && asked.stdout.isEmpty)
      #expect(asked.stderr.contains(server.url) && asked.stderr.contains("Is the server running"))
      let messages = try await home.messages()
      #expect(messages.contains { $0.text("text") == "Is anybody there?" })
    }

    @Test(arguments: ["401 Unauthorized", "404 Not Found", "429 Too Many Requests", "500 Internal Server Error"])
    func aServerThatRefuses(status: String) async throws {
      let body = #"{"error":{"message":"the why, with \#(LoopbackServer.key)"}}"#
      let server = LoopbackServer.patient([.answer(body, status: status, type: "application/json")])
      let asked = try await home.aichat("ask", "Well?", environment: server.environment)
      #expect(asked.status == 3 && asked.stdout.isEmpty)
      #expect(asked.stderr.contains(status.prefix(3)) && asked.stderr.contains("the why"))
      let shown = try await home.aichat("chats", "show", try #require(try await home.chats().first?.text("id")))
      #expect(shown.text.contains("Well?"))
      let json = try await home.aichat("ask", "--json", "Well?", environment: server.environment)
      #expect(json.status == 3)
      let answer = try #require(try JSONSerialization.jsonObject(with: Data(json.stdout)) as? [String: Any])
      #expect(answer.text("finish_reason") == "error" && answer.text("text") == "")
      // Neither the output nor the stored data contain the key.
      #expect(![asked, shown, json].contains { $0.everything.contains("never-shown") })
      for file in try FileManager.default.contentsOfDirectory(atPath: home.data) {
        let bytes = home.contents(of: home.data + "/" + file)
        #expect(bytes.firstRange(of: Array("never-shown".utf8)) == nil, "\(file)")
      }
    }

    @Test func aReplyThatIsCut() async throws {
      let server = LoopbackServer.patient([.head(), .piece("The beginning "), .piece("and then")])
      let asked = try await home.aichat("ask", "Tell me", environment: server.environment)
      #expect(asked.status == 3 && asked.text == "The beginning and then")
      #expect(asked.stderr.contains("ended in the middle"))
      let kept = try #require(try await home.messages().last)
      #expect(kept.text("text") == "The beginning and then" && kept.text("state") == "failed")
    }

    @Test func whatIsNotConfigured() async throws {
      let unknown = try await home.aichat("--provider", "nonsense", "ask", "hi")
      #expect(unknown.status == 2 && unknown.stdout.isEmpty)
      #expect(unknown.stderr.hasPrefix("aichat: ") && !unknown.stderr.contains("ModelFailure("))
      #expect(unknown.stderr.contains("nonsense") && unknown.stderr.contains("offline"))
      let nameless = try await home.aichat("--provider", "openai", "--base-url", "http://127.0.0.1:9/v1", "ask", "hi")
      #expect(nameless.status != 0 && nameless.stderr.contains("--model"))
    }

    /// An address without a model, a provider without a key: only `ask` is refused.
    @Test(arguments: [["base-url", "http://127.0.0.1:9/v1"], ["provider", "openai"]])
    func settingsWithoutAUsableModelStopOnlyAsk(setting: [String]) async throws {
      #expect(try await home.aichat("config", "set", setting[0], setting[1]).status == 0)
      for words in [["profiles", "list"], ["chats", "list"], ["avatars", "list"], ["reminders", "list"]] {
        let listed = try await home.start(words).end()
        #expect(listed.status == 0 && !listed.stderr.contains("odel"), "\(words): \(listed.everything)")
      }
      let asked = try await home.aichat("ask", "hi")
      #expect(asked.status == 2 && asked.stdout.isEmpty && asked.stderr.hasPrefix("aichat: "))
    }

    @Test func optionsComeBeforeTheEnvironment() async throws {
      let server = LoopbackServer.replying("never")
      let asked = try await home.aichat("--provider", "offline", "ask", "hi", environment: server.environment)
      #expect(asked.status == 0 && !asked.text.contains("never"))
      #expect(server.requests.isEmpty)
    }
  }
}
