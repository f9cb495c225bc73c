import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// The effect of presets on `ask`, in the request to a server and in a dry run.
  @Suite struct PresetTests {
    let home: Home

    init() throws { home = try Home() }

    private func body(_ server: LoopbackServer) throws -> [String: Any] {
      let request = try #require(server.requests.last)
      return try #require(try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any])
    }

    @Test func flagThenConfigurationReachTheServer() async throws {
      for (key, value) in [("temperature", "0.7"), ("top-p", "0.9"), ("max_tokens", "300"), ("effort", "low")] {
        #expect(try await home.aichat("config", "set", key, value).status == 0)
      }
      let server = LoopbackServer.replying("Fine.")
      let asked = try await home.aichat(
        "--temperature", "0.2", "--seed", "7", "ask", "Hi", environment: server.environment)
      #expect(asked.status == 0 && asked.text == "Fine." && asked.stderr.isEmpty)
      let sent = try body(server)
      #expect(sent["temperature"] as? Double == 0.2 && sent["top_p"] as? Double == 0.9 && sent["seed"] as? Int == 7)
      #expect(sent["max_tokens"] as? Int == 300 && sent.text("reasoning_effort") == "low" && sent["stop"] == nil)
    }

    @Test func aDryRunSaysWhereEachValueComesFrom() async throws {
      let shown = try await home.start(
        ["--json", "--temperature", "0.2", "--provider", "anthropic", "--top-p=0.5", "ask", "--dry-run", "Hi"],
        environment: ["AICHAT_SEED": "7", "ANTHROPIC_API_KEY": LoopbackServer.key]
      ).end()
      let report = try #require(try JSONSerialization.jsonObject(with: Data(shown.stdout)) as? [String: Any])
      let settings = try #require(report["settings"] as? [[String: Any]])
      #expect(settings.map { $0.text("name") } == ["temperature", "top_p", "seed"])
      #expect(settings.map { $0.text("value") } == ["0.2", "0.5", "7"])
      #expect(settings.map { $0.text("origin") } == ["flag", "flag", "configuration"])
      // Options that are not sent to the provider are reported before anything is sent.
      #expect(settings.map { $0.text("remark") != nil } == [false, true, true])
      let readable = try await home.aichat(
        "--lang", "ko", "--provider", "offline", "--temperature=1.5", "ask", "--dry-run", "Hi")
      #expect(readable.text.contains("온도: 1.5 · 명령줄에서 정함 (이 컴퓨터의 규칙은 쓰지 않습니다)"))
    }

    @Test func aWrongValueNamesItsPlaceAndWhatIsExpected() async throws {
      for (arguments, words) in [
        (["--temperature", "3", "ask", "Hi"], "--temperature: found \"3\", expected a number from 0 to 2"),
        (["config", "set", "top_p", "2"], "expected a number from 0 to 1"),
        (["config", "set", "max_tokens", "none"], "expected a whole number of tokens, 1 or more"),
      ] {
        let asked = try await home.start(arguments).end()
        #expect(asked.status == 2 && asked.stderr.contains(words), "\(asked.stderr)")
      }
      // A temperature out of the provider's range is reported before anything is sent.
      let server = LoopbackServer.replying("never")
      let warm = try await home.aichat(
        "--provider", "anthropic", "--base-url", server.url, "--model", "m", "--temperature", "1.5", "ask", "Hi",
        environment: ["AICHAT_API_KEY": LoopbackServer.key])
      #expect(warm.status == 2 && warm.stderr.contains("must be from 0 to 1"))
      #expect(server.requests.isEmpty)
    }

    @Test func aModelThatHasNoTemperatureAnswersWithoutIt() async throws {
      let errorBody =
        #"{"error":{"message":"Unsupported value: 'temperature' does not support 0.2 with this model.","param":"temperature"}}"#
      let server = LoopbackServer.patient([.answer(errorBody, status: "400 Bad Request", type: "application/json")])
      let asked = try await home.aichat("--temperature", "0.2", "ask", "Hi", environment: server.environment)
      #expect(server.requests.count == 2 && asked.status == 3)
      #expect(try body(server)["temperature"] == nil)
    }
  }
}
