import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// The cost of replies, and the monthly budget, from the command line.
  @Suite struct SpendingTests {
    let home: Home

    init() throws { home = try Home() }

    private var prices: String { home.path + "/config/aichat/prices.json" }

    /// A server that reports four prompt tokens and four reply tokens for each reply.
    private static func counting(_ replies: Int) -> LoopbackServer {
      let usage =
        #"{"choices":[],"usage":{"prompt_tokens":4,"completion_tokens":4,"#
        + #""prompt_tokens_details":{"cached_tokens":1},"completion_tokens_details":{"reasoning_tokens":2}}}"#
      let ending = #"data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"# + "\n\n"
      let script: [LoopbackServer.Step] = [
        .head(), .piece("Yes."), .text(ending + "data: \(usage)\n\ndata: [DONE]\n\n"),
      ]
      return LoopbackServer(Array(repeating: script, count: replies), timeout: 60)
    }

    private func json(_ result: Program.Result) throws -> [String: Any] {
      try #require(
        try JSONSerialization.jsonObject(with: Data(result.stdout)) as? [String: Any], "\(result.everything)")
    }

    @Test func theBudgetWarnsThenStopsWithAWayOn() async throws {
      // A dollar per token: the user's own prices apply to a server on this machine too.
      let table = #"{"prices":[{"provider":"openai","model":"test-*","input":1000000,"output":1000000}]}"#
      try home.write(table.utf8, to: prices)
      let server = Self.counting(4)
      let environment = server.environment.merging(["AICHAT_MONTHLY_BUDGET": "10"]) { $1 }
      let first = try await home.aichat("ask", "--json", "One", environment: environment)
      #expect(first.status == 0 && first.stderr.isEmpty)
      let usage = try #require(try json(first)["usage"] as? [String: Any])
      #expect(usage["prompt_tokens"] as? Int == 4 && usage["cached_tokens"] as? Int == 1)
      #expect(usage["completion_tokens"] as? Int == 4 && usage["reasoning_tokens"] as? Int == 2)
      #expect(usage["is_estimated"] as? Bool == false)

      let second = try await home.aichat("ask", "Two", environment: environment)
      #expect(second.status == 0 && second.text == "Yes.")
      #expect(second.stderr == "aichat: $8.00 of this month's budget of $10.00 is spent.\n")

      let chats = try await home.chats().count
      let third = try await home.aichat("ask", "Three", environment: environment)
      #expect(third.status == 1 && third.stdout.isEmpty && server.requests.count == 2)
      #expect(third.stderr.contains("$16.00") && third.stderr.contains("--over-budget"))
      #expect(try await home.chats().count == chats)
      let korean = try await home.aichat("--lang", "ko", "ask", "셋", environment: environment)
      #expect(korean.status == 1 && korean.stderr.contains("--over-budget") && korean.stderr.contains("예산"))

      let anyway = try await home.aichat("ask", "--over-budget", "Three", environment: environment)
      #expect(anyway.status == 0 && anyway.text == "Yes." && anyway.stderr.contains("$16.00"))
      let raised = try await home.aichat("--monthly-budget", "100", "ask", "Four", environment: environment)
      #expect(raised.status == 0 && raised.stderr.isEmpty)
      let offline = try await home.aichat("--provider", "offline", "ask", "Five", environment: environment)
      #expect(offline.status == 0 && offline.stderr.isEmpty)

      let spent = try json(try await home.aichat("models", "spending", "--json", environment: environment))
      let months = try #require(spent["months"] as? [[String: Any]])
      #expect(months.count == 1 && months[0]["amount"] as? Double == 32)
      let models = try #require(months[0]["models"] as? [[String: Any]])
      #expect(models.count == 1 && models[0]["replies"] as? Int == 4 && models[0]["cached_tokens"] as? Int == 4)
    }

    @Test func aServerOfOnesOwnIsCountedAndFree() async throws {
      let server = Self.counting(1)
      let asked = try await home.aichat("--monthly-budget=0", "ask", "One", environment: server.environment)
      #expect(asked.status == 0 && asked.text == "Yes." && asked.stderr.isEmpty)
      let lines = try await home.aichat("models", "spending")
      #expect(lines.text.contains("\topenai\ttest-model\t1\t4\t1\t4\t0.0"))
    }

    @Test func pricesThatAreNoneAreNamedWithTheirPlace() async throws {
      try home.write(#"{"prices":[{"model":"a","input":"1","output":1}]}"#.utf8, to: prices)
      let server = Self.counting(1)
      // Without a budget the prices are not needed.
      #expect(try await home.aichat("ask", "One", environment: server.environment).status == 0)
      let asked = try await home.aichat("--monthly-budget=5", "ask", "One", environment: server.environment)
      // A server on this machine is free, even with a faulty price file.
      #expect(asked.status == 0)
      let listed = try await home.aichat("models", "spending")
      #expect(listed.status == 2 && listed.stderr.contains(prices))
      #expect(listed.stderr.contains("prices[1].input: found \"1\", expected a number"))
      let path = try await home.aichat("models", "prices", "--path")
      #expect(path.status == 0 && path.text == prices + "\n")
    }

    @Test func aBudgetIsSavedAndAWrongOneRefused() async throws {
      #expect(try await home.aichat("config", "set", "monthly-budget", "12.50").status == 0)
      #expect(try await home.aichat("config", "get", "monthly-budget").text == "12.5\n")
      let wrong = try await home.aichat("--monthly-budget", "much", "models", "spending")
      #expect(wrong.status == 2 && wrong.stderr.contains("an amount of money"))
      let report = try json(try await home.aichat("models", "spending", "--json"))
      #expect(report["monthly_budget"] as? Double == 12.5)
    }
  }
}
