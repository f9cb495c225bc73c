import Entities
import JSON
import NetworkTesting
import Testing

@testable import LanguageModels

@Suite struct AnthropicRequestTests {
  private func body(_ prompt: Prompt, _ fallbacks: Set<RequestFallback> = []) -> JSONValue {
    AnthropicDialect().body(
      of: ChatRequest(model: "m", prompt: prompt, listing: nil, isAtHome: true, fallbacks: fallbacks))
  }

  @Test func sendsTheProtocolsRequest() async throws {
    let server = LoopbackServer(.head(), .text(AnthropicReplyTests.rich))
    let (events, failure) = try await RemoteModel(AnthropicDialect(), at: server, key: " sk-test\n").outcome()
    #expect(failure == nil && events.text == "안녕 😀\n" && events.reasoning == "hm 가")
    let request = try #require(server.requests.first)
    let lines = request.head.split(separator: "\r\n")
    #expect(lines.first == "POST /v1/messages HTTP/1.1")
    #expect(lines.contains("x-api-key: sk-test") && lines.contains("anthropic-version: 2023-06-01"))
    #expect(lines.contains("Content-Type: application/json"))
    #expect(!request.head.lowercased().contains("authorization"))
    // The greeting comes first, but the protocol requires a user's turn before it.
    #expect(
      try JSONValue(parsing: request.body) == [
        "model": "test-model", "max_tokens": 8192, "system": "You are Vela.",
        "messages": [
          ["role": "user", "content": "(The conversation begins.)"], ["role": "assistant", "content": "Hi."],
          ["role": "user", "content": "안녕 \"x\"\n"],
        ],
        "stream": true,
      ])
  }

  @Test func sendsTheOptionsItKnows() {
    let options = SamplingOptions(
      topP: 0.25, maximumTokens: 100, stop: ["END"], seed: 7, contextWindow: 4096)
    #expect(
      body(.saying("a", options: options)) == [
        "model": "m", "max_tokens": 100, "messages": [["role": "user", "content": "a"]], "stream": true,
        "top_p": 0.25, "stop_sequences": ["END"],
      ])
  }

  @Test func sendsTheThinkingBudget() {
    #expect(body(.saying("a"))["thinking"] == nil)
    #expect(body(.saying("a", options: .init(effort: .off)))["thinking"] == ["type": "disabled"])
    for effort in ThinkingEffort.allCases where effort != .off {
      let request = body(.saying("a", options: .init(maximumTokens: 10, effort: effort)))
      let budget = request["thinking"]?["budget_tokens"]?.int ?? 0
      #expect(request["thinking"]?["type"] == "enabled" && budget >= 1024)
      // The reply still gets its maximum.
      #expect(request["max_tokens"]?.int == budget + 10)
    }
    let adaptive = body(.saying("a", options: .init(maximumTokens: 10, effort: .high)), [.adaptiveThinking])
    #expect(adaptive["thinking"] == ["type": "adaptive"] && adaptive["output_config"] == ["effort": "high"])
    #expect(adaptive["max_tokens"] == 10)
    let endless = body(.saying("a", options: .init(maximumTokens: .max, effort: .max)))
    #expect(endless["max_tokens"] == .int(.max))
  }

  @Test func sendsTheOtherThinkingFormAfterARefusal() async throws {
    let apiError = #"{"type":"error","error":{"type":"invalid_request_error","message":"use thinking.type.adaptive"}}"#
    let server = LoopbackServer([
      [.answer(apiError, status: "400 Bad Request")], [.head(), .text(AnthropicReplyTests.rich)],
    ])
    let model = try RemoteModel(AnthropicDialect(), at: server)
    #expect(await model.outcome(of: .saying("a", options: .init(effort: .low))).failure == nil)
    #expect(try JSONValue(parsing: server.requests[1].body)["thinking"] == ["type": "adaptive"])
    // If no fallback changes the request, it is not repeated.
    let stubborn = LoopbackServer(.answer(apiError, status: "400 Bad Request"))
    #expect(try await RemoteModel(AnthropicDialect(), at: stubborn).outcome().failure?.kind == .refused)
    #expect(stubborn.requests.count == 1)
  }

  @Test func sendsPictures() throws {
    let image = try Prompt.Image(.png("x"))
    var prompt = Prompt.saying("look")
    prompt.turns[0].images = [image]
    let source: JSONValue = ["type": "base64", "media_type": "image/png", "data": .string(image.base64)]
    #expect(
      body(prompt)["messages"] == [
        ["role": "user", "content": [["type": "image", "source": source], ["type": "text", "text": "look"]]]
      ])
    prompt.turns[0].text = " "
    #expect(body(prompt)["messages"]?[0]?["content"] == [["type": "image", "source": source]])
  }

  @Test func aBeginningOfTheReplyDoesNotEndInWhiteSpace() {
    #expect(body(.saying("a", "Once upon \n"))["messages"]?[1]?["content"] == "Once upon")
  }

  @Test func normalizesAddresses() throws {
    for url in [
      "https://api.anthropic.com", "https://api.anthropic.com/", "https://api.anthropic.com/v1",
      "https://api.anthropic.com/v1/messages",
    ] {
      let endpoint = try Endpoint(of: AnthropicDialect().traits, baseURL: url, apiKey: "k")
      #expect(endpoint.baseURL == "https://api.anthropic.com" && endpoint.isAtHome)
    }
  }
}
