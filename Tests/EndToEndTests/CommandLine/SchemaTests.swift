import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// The JSON output of `ask` matches its schema.
  @Suite struct SchemaTests {
    let home: Home
    let schema: JSONSchema

    init() throws {
      home = try Home()
      schema = try JSONSchema(at: "Modules/Features/Chat/ask.schema.json")
    }

    private func answer(_ words: [String] = [], environment: [String: String] = [:]) async throws -> [String: Any] {
      let environment = environment.isEmpty ? ["AICHAT_PROVIDER": "offline"] : environment
      let asked = try await home.start(["ask", "--json"] + words + ["hello"], environment: environment).end()
      let value = try JSONSerialization.jsonObject(with: Data(asked.stdout))
      return try #require(value as? [String: Any], "\(asked.everything)")
    }

    @Test func wholeReplies() async throws {
      let first = try await answer()
      #expect(try schema.problems(of: first) == [])
      let going = try await answer(["--chat", try #require(first.text("chat_id"))])
      #expect(try schema.problems(of: going) == [] && going.text("chat_id") == first.text("chat_id"))
      let server = LoopbackServer.replying("Hi ", "\u{1B}[31m\"there\"\n한글")
      let served = try await answer(environment: server.environment)
      #expect(try schema.problems(of: served) == [] && served.text("finish_reason") == "stop")
      // `provider` stays the name of the protocol; `host` names the server.
      #expect(served.text("provider") == "openai" && served.text("host") == "127.0.0.1:\(server.port)")
    }

    @Test func repliesThatEndOtherwise() async throws {
      let cutOff = LoopbackServer.patient([
        .head(), .piece("Hi"),
        .text(#"data: {"choices":[{"index":0,"delta":{},"finish_reason":"length"}]}"# + "\n\ndata: [DONE]\n\n"),
      ])
      let length = try await answer(environment: cutOff.environment)
      #expect(try schema.problems(of: length) == [] && length.text("finish_reason") == "length")
      let refusing = LoopbackServer.patient([.answer(#"{"error":{"message":"No."}}"#, status: "401 Unauthorized")])
      let refused = try await answer(environment: refusing.environment)
      #expect(try schema.problems(of: refused) == [] && refused.text("finish_reason") == "error")
      #expect(refused.text("error")?.contains("No.") == true && length["error"] is NSNull)
    }

    /// The check itself: each of these changes of an answer is noticed.
    @Test func whatIsNotAsDescribedIsNoticed() async throws {
      let right = try await answer()
      let changes: [(String, Any?)] = [
        ("text", nil), ("usage", nil), ("more", 1), ("finish_reason", "done"), ("message_id", 7), ("provider", ""),
        ("chat_id", "01A1FEAA"), ("avatar", true), ("usage", ["prompt_tokens": -1]), ("usage", ["prompt_tokens": 1.5]),
        ("usage", ["tokens": 1]), ("error", nil), ("error", 7),
      ]
      for (key, value) in changes {
        var wrong = right
        wrong[key] = value
        #expect(try schema.problems(of: wrong) != [], "\(key) = \(String(describing: value))")
      }
      var priced = right
      priced["usage"] = ["prompt_tokens": 3, "completion_tokens": 4]
      #expect(try schema.problems(of: priced) != [])
      priced["usage"] = [
        "prompt_tokens": 3, "cached_tokens": 0, "completion_tokens": 4, "reasoning_tokens": 0, "is_estimated": false,
      ]
      #expect(try schema.problems(of: priced) == [])
      #expect(try schema.problems(of: [1]) != [])
    }
  }
}
