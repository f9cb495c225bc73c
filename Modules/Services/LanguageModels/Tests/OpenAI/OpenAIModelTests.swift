import RandomTesting
import Entities
import JSON
import NetworkTesting
import Testing

@testable import LanguageModels

@Suite struct OpenAIModelTests {
  static func event(_ text: String) -> String {
    let json: JSONValue = ["choices": [["index": 0, "delta": ["content": .string(text)]]]]
    return "data: \(json.text())\n\n"
  }

  static let ending = #"data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"# + "\n\ndata: [DONE]\n\n"

  @Test func sendsTheProtocolsRequest() async throws {
    let server = LoopbackServer(.head(), .text(Self.event("ok") + Self.ending))
    let (events, failure) = try await RemoteModel(at: server, key: " sk-test-key\n").outcome()
    #expect(failure == nil)
    #expect(events == [.text("ok"), .finished(.stop)])
    let request = try #require(server.requests.first)
    let lines = request.head.split(separator: "\r\n")
    #expect(lines.first == "POST /v1/chat/completions HTTP/1.1")
    #expect(lines.contains("Authorization: Bearer sk-test-key"))
    #expect(lines.contains("Content-Type: application/json"))
    #expect(
      try JSONValue(parsing: request.body) == [
        "model": "test-model",
        "messages": [
          ["role": "system", "content": "You are Vela."], ["role": "assistant", "content": "Hi."],
          ["role": "user", "content": "안녕 \"x\"\n"],
        ],
        "stream": true, "stream_options": ["include_usage": true],
      ])
  }

  @Test func sendsNoKeyWhereThereIsNone() async throws {
    let server = LoopbackServer(.head(), .text(Self.event("ok") + Self.ending))
    #expect(try await RemoteModel(at: server, key: " ").outcome().failure == nil)
    #expect(try #require(server.requests.first).head.lowercased().contains("authorization") == false)
  }

  @Test func repeatsTheRequestWithoutARefusedOption() async throws {
    let apiError = #"{"error":{"message":"Unknown parameter: stream_options"}}"#
    let server = LoopbackServer([
      [.answer(apiError, status: "400 Bad Request", type: "application/json")],
      [.head(), .text(Self.event("ok") + Self.ending)],
    ])
    let (events, failure) = try await RemoteModel(at: server).outcome()
    #expect(failure == nil && events.text == "ok")
    #expect(server.requests.count == 2)
    #expect(try JSONValue(parsing: server.requests[1].body)["stream_options"] == nil)

    let stubborn = LoopbackServer(.answer(apiError, status: "400 Bad Request"))
    #expect(try await RemoteModel(at: stubborn).outcome().failure?.kind == .refused)
    #expect(stubborn.requests.count == 2)
  }

  @Test func passesALongReplyExactly() async throws {
    var generator = SeededGenerator(seed: 5)
    let words = ["token ", "안녕", "😀", "\n\n", "\\", "\"", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}", "\t", "</s>"]
    let tokens = (0..<2_000).map { _ in words.randomElement(using: &generator) ?? "" }
    let bytes = Array((tokens.map(Self.event).joined() + Self.ending).utf8)
    // Split in the middle of characters and escapes, each piece a packet of its own.
    let pieces = stride(from: 0, to: bytes.count, by: 997).map { bytes[$0..<min($0 + 997, bytes.count)] }
    let server = LoopbackServer([[.head()] + pieces.map { .send(Array($0)) }])
    let (events, failure) = try await RemoteModel(at: server).outcome()
    #expect(failure == nil)
    #expect(Array(events.text.utf8) == Array(tokens.joined().utf8))
    #expect(events.last == .finished(.stop))
  }

  @Test func readsCharactersThatArriveByteByByte() async throws {
    let bytes = Array((Self.event("가나다 😀") + Self.ending).utf8)
    let server = LoopbackServer([[.head()] + bytes.map { .send([$0]) }])
    #expect(try await RemoteModel(at: server).outcome().events.text == "가나다 😀")
  }

  @Test func acceptsAnyContentType() async throws {
    let server = LoopbackServer([
      [.head(type: "text/plain"), .text(Self.event("a") + Self.ending)],
      [.answer(#"{"choices":[{"message":{"content":"b"}}]}"#, type: "text/event-stream")],
    ])
    #expect(try await RemoteModel(at: server).outcome().events == [.text("a"), .finished(.stop)])
    #expect(try await RemoteModel(at: server).outcome().events == [.text("b"), .finished(.stop)])
  }

  @Test func endsAtTheMarkWithoutWaitingForTheServer() async throws {
    let server = LoopbackServer(.head(), .text(Self.event("a") + Self.ending), .waitForClose)
    #expect(try await RemoteModel(at: server).outcome().events == [.text("a"), .finished(.stop)])
    #expect(await server.closings.first { _ in true } == true)
  }

  @Test func cancellingClosesTheConnection() async throws {
    let server = LoopbackServer(.head(), .text(Self.event("a")), .waitForClose)
    let model = try RemoteModel(at: server)
    let (events, arrived) = AsyncStream<ReplyEvent>.makeStream()
    let reading = Task {
      for try await event in model.reply(to: .hello) { arrived.yield(event) }
    }
    #expect(await events.first { $0 != .sent } == .text("a"))
    reading.cancel()
    // The stream ends, with or without a cancellation error, but never with a failure.
    do {
      try await reading.value
    } catch {
      #expect(error is CancellationError)
    }
    #expect(await server.closings.first { _ in true } == true)
  }

  private func body(
    _ prompt: Prompt, atHome: Bool = false, _ fallbacks: Set<RequestFallback> = []
  ) -> JSONValue {
    OpenAIDialect().body(
      of: ChatRequest(model: "m", prompt: prompt, listing: nil, isAtHome: atHome, fallbacks: fallbacks))
  }

  @Test func sendsTheOptions() {
    let options = SamplingOptions(
      temperature: 0.5, topP: 0.25, maximumTokens: 100, stop: ["END"], seed: 7, contextWindow: 4096, effort: .high)
    #expect(
      body(.saying("a", options: options)) == [
        "model": "m", "messages": [["role": "user", "content": "a"]], "stream": true,
        "stream_options": ["include_usage": true], "temperature": 0.5, "top_p": 0.25, "max_tokens": 100,
        "stop": ["END"], "seed": 7, "reasoning_effort": "high",
      ])
    // OpenAI itself has another name for the maximum length, and sends padding by default.
    let home = body(.saying("a", options: options), atHome: true)
    #expect(home["max_completion_tokens"] == 100 && home["max_tokens"] == nil)
    #expect(home["stream_options"] == ["include_usage": true, "include_obfuscation": false])
  }

  @Test func sendsTheOtherNameOfTheMaximumAfterARefusal() async throws {
    let apiError =
      #"{"error":{"message":"Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."}}"#
    let server = LoopbackServer([
      [.answer(apiError, status: "400 Bad Request")], [.head(), .text(Self.event("ok") + Self.ending)],
    ])
    let prompt = Prompt.saying("a", options: .init(maximumTokens: 9))
    #expect(try await RemoteModel(at: server).outcome(of: prompt).failure == nil)
    let second = try JSONValue(parsing: server.requests[1].body)
    #expect(second["max_completion_tokens"] == 9 && second["max_tokens"] == nil)
  }

  /// A value that the server refuses is the user's to correct, and no other name of it is learnt.
  @Test func showsTheRefusalOfAValueOfTheMaximum() async throws {
    let apiError = #"{"error":{"message":"max_completion_tokens is too large: 9.","param":"max_completion_tokens"}}"#
    let server = LoopbackServer([[.answer(apiError, status: "400 Bad Request")]])
    let prompt = Prompt.saying("a", options: .init(maximumTokens: 9))
    let failure = try await RemoteModel(at: server).outcome(of: prompt).failure
    #expect(
      failure?.words.english.contains("max_completion_tokens is too large") == true, "\(String(describing: failure))")
    #expect(server.requests.count == 1)
  }

  @Test func sendsPictures() throws {
    let (png, jpeg) = (try Prompt.Image(.png("x")), try Prompt.Image(.jpeg("y")))
    var prompt = Prompt.saying("look")
    prompt.turns[0].images = [png, jpeg]
    func part(_ image: Prompt.Image, _ type: String) -> JSONValue {
      ["type": "image_url", "image_url": ["url": .string("data:\(type);base64,\(image.base64)")]]
    }
    #expect(
      body(prompt)["messages"]?[0]?["content"] == [
        ["type": "text", "text": "look"], part(png, "image/png"), part(jpeg, "image/jpeg"),
      ])
  }
}
