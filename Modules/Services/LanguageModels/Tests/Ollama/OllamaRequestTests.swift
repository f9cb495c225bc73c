import Entities
import JSON
import NetworkTesting
import Testing

@testable import LanguageModels

@Suite struct OllamaRequestTests {
  private func body(_ prompt: Prompt, _ fallbacks: Set<RequestFallback> = [], window: Int? = nil) -> JSONValue {
    OllamaDialect().body(
      of: ChatRequest(
        model: "m", prompt: prompt, listing: ModelListing(id: "m", contextWindow: window), isAtHome: true,
        fallbacks: fallbacks))
  }

  @Test func sendsTheProtocolsRequest() async throws {
    let server = LoopbackServer(.head(type: "application/x-ndjson"), .text(OllamaReplyTests.rich))
    let (events, failure) = try await RemoteModel(OllamaDialect(), at: server).outcome()
    #expect(failure == nil && events.text == "안녕 😀\n" && events.reasoning == "hm 가")
    let request = try #require(server.requests.first)
    #expect(request.head.hasPrefix("POST /api/chat HTTP/1.1\r\n"))
    #expect(!request.head.lowercased().contains("authorization"))
    #expect(
      try JSONValue(parsing: request.body) == [
        "model": "test-model",
        "messages": [
          ["role": "system", "content": "You are Vela."], ["role": "assistant", "content": "Hi."],
          ["role": "user", "content": "안녕 \"x\"\n"],
        ],
        "stream": true,
      ])
  }

  @Test func sendsTheOptions() {
    let options = SamplingOptions(
      temperature: 0.5, topP: 0.25, maximumTokens: 100, stop: ["END"], seed: 7, contextWindow: 2048, effort: .high)
    let request = body(.saying("a", options: options))
    #expect(
      request["options"] == [
        "num_ctx": 2048, "temperature": 0.5, "top_p": 0.25, "num_predict": 100, "stop": ["END"], "seed": 7,
      ])
    #expect(request["think"] == "high")
    #expect(body(.saying("a", options: .init(effort: .off)))["think"] == false)
    #expect(body(.saying("a", options: .init(effort: .low)), [.thinkingAsSwitch])["think"] == true)
  }

  /// Ollama silently drops the beginning of a conversation that does not fit.
  @Test func requestsAWindowForTheWholeConversation() {
    func window(bytes: Int, options: SamplingOptions = .init(), most: Int? = nil) -> JSONValue? {
      body(.saying(String(repeating: "a", count: bytes), options: options), window: most)["options"]?["num_ctx"]
    }
    #expect(window(bytes: 10) == nil)
    #expect(window(bytes: 6_000) == nil)
    #expect(window(bytes: 7_000) == 8192)
    #expect(window(bytes: 30_000) == 16_384)
    #expect(window(bytes: 10, options: .init(maximumTokens: 5_000)) == 8192)
    #expect(window(bytes: 10, options: .init(maximumTokens: .max), most: 32_768) == 32_768)
    // Never more than the model has. The configured window takes precedence.
    #expect(window(bytes: 30_000, most: 10_000) == 10_000)
    #expect(window(bytes: 30_000, options: .init(contextWindow: 8192)) == 8192)
    #expect(window(bytes: 10, options: .init(contextWindow: 100_000), most: 40_000) == 40_000)
  }

  @Test func sendsPictures() throws {
    let image = try Prompt.Image(.jpeg("x"))
    var prompt = Prompt.saying("look")
    prompt.turns[0].images = [image, image]
    #expect(
      body(prompt)["messages"] == [
        ["role": "user", "content": "look", "images": [.string(image.base64), .string(image.base64)]]
      ])
  }

  @Test func sendsThinkingAsASwitchAfterARefusal() async throws {
    let apiError = #"{"error":"think value \"low\" is not supported for this model"}"#
    let server = LoopbackServer([
      [.answer(apiError, status: "400 Bad Request")], [.head(), .text(OllamaReplyTests.rich)],
    ])
    let model = try RemoteModel(OllamaDialect(), at: server)
    #expect(await model.outcome(of: .saying("a", options: .init(effort: .low))).failure == nil)
    #expect(try JSONValue(parsing: server.requests[1].body)["think"] == true)
  }

  @Test(
    arguments: [
      ("localhost", "http://localhost:11434"), ("localhost:1", "http://localhost:1"),
      (":1234", "http://127.0.0.1:1234"),
      ("0.0.0.0", "http://127.0.0.1:11434"), ("0.0.0.0:99", "http://127.0.0.1:99"), ("http://h", "http://h"),
      ("https://h:5/x", "https://h:5/x"), (" \"h\" ", "http://h:11434"), ("[::1]:5", "http://[::1]:5"),
      ("[::]", "http://[::1]:11434"), ("::1", "http://[::1]:11434"), ("h:port", "http://h:11434"), ("", nil),
      (" ", nil),
    ] as [(String, String?)])
  func readsTheVariable(text: String, address: String?) {
    #expect(OllamaHost.address(text) == address)
  }
}
