import Entities
import Testing

@testable import LanguageModels

@Suite struct AnthropicReplyTests {
  /// A stream with everything in the protocol.
  static let rich = """
    event: message_start
    data: {"type":"message_start","message":{"id":"m","content":[],"usage":{"input_tokens":7,"cache_creation_input_tokens":20,"cache_read_input_tokens":300,"output_tokens":1}}}

    event: content_block_start
    data: {"type":"content_block_start","index":0,"content_block":{"type":"thinking","thinking":""}}

    event: ping
    data: {"type": "ping"}

    event: content_block_delta
    data: {"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"hm 가"}}

    event: content_block_delta
    data: {"type":"content_block_delta","index":0,"delta":{"type":"signature_delta","signature":"xyz"}}

    event: content_block_stop
    data: {"type":"content_block_stop","index":0}

    event: content_block_start
    data: {"type":"content_block_start","index":1,"content_block":{"type":"text","text":""}}

    event: content_block_delta
    data: {"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":"안녕 "}}

    event: something_new
    data: {"type":"something_new","delta":{"type":"text_delta","text":"unknown"}}

    event: content_block_delta
    data: {"type":"content_block_delta","index":1,"delta":{"type":"input_json_delta","partial_json":"{}"}}

    event: content_block_delta
    data: {"type":"content_block_delta","index":1,"delta":{"type":"citations_delta","citation":{}}}

    event: content_block_delta
    data: {"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":"😀\\n"}}

    event: message_delta
    data: {"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},"usage":{"output_tokens":15}}

    event: message_stop
    data: {"type":"message_stop"}

    data: {"type":"content_block_delta","delta":{"type":"text_delta","text":"too late"}}


    """

  private func outcome(_ stream: String) throws -> Outcome { try Outcome(stream, AnthropicDialect()) }

  @Test func readsEverySplitTheSame() throws {
    let bytes = Array(Self.rich.utf8)
    let whole = try Outcome(pieces: [bytes], AnthropicDialect())
    #expect(whole.text == "안녕 😀\n" && whole.reasoning == "hm 가")
    #expect(whole.usage == TokenUsage(promptTokens: 327, completionTokens: 15, cachedTokens: 300))
    #expect(whole.finish == .stop)
    for split in stride(from: 0, through: bytes.count, by: 7) {
      #expect(try Outcome(pieces: [bytes[..<split], bytes[split...]], AnthropicDialect()) == whole, "\(split)")
    }
    #expect(try Outcome(pieces: bytes.map { [$0] }, AnthropicDialect()) == whole)
  }

  private static let start = #"data: {"type":"message_start","message":{}}"# + "\n\n"
  private static let piece =
    #"data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"a"}}"# + "\n\n"
  private static let stop = #"data: {"type":"message_stop"}"# + "\n\n"

  private static func delta(_ reason: String) -> String {
    #"data: {"type":"message_delta","delta":{"stop_reason":"\#(reason)"},"usage":{}}"# + "\n\n"
  }

  @Test(arguments: [
    ("end_turn", FinishReason.stop), ("stop_sequence", .stop), ("max_tokens", .length),
    ("model_context_window_exceeded", .length), ("refusal", .contentFilter), ("tool_use", .other("tool_use")),
    ("pause_turn", .other("pause_turn")),
  ])
  func readsTheFinishReason(word: String, reason: FinishReason) throws {
    #expect(try outcome(Self.start + Self.piece + Self.delta(word) + Self.stop).finish == reason)
  }

  @Test func distinguishesCompleteAndTruncatedReplies() throws {
    for cut in [Self.start + Self.piece, Self.piece, Self.start + Self.piece + "data: {\"type\":\"mess"] {
      let cut = try outcome(cut)
      #expect(cut.failure == .truncated && cut.text == "a")
    }
    // The finish reason arrived, so the text is complete.
    #expect(try outcome(Self.start + Self.piece + Self.delta("end_turn")).finish == .stop)
    #expect(try outcome(Self.start + Self.piece + Self.stop.dropLast(2)).finish == .stop)
    #expect(try outcome(Self.start).failure == .truncated)
    #expect(try outcome("").failure == .malformed)
  }

  @Test func acceptsAWholeAnswerAtOnce() throws {
    let answer = """
      {"type":"message","role":"assistant","content":[{"type":"thinking","thinking":"hm"},{"type":"text","text":"a"},
      {"type":"tool_use","input":{}},{"type":"text","text":"b"}],"stop_reason":"max_tokens",
      "usage":{"input_tokens":1,"output_tokens":2}}
      """
    let read = try outcome(answer)
    #expect(read.text == "ab" && read.reasoning == "hm" && read.finish == .length)
    #expect(read.usage == TokenUsage(promptTokens: 1, completionTokens: 2))
  }

  @Test func separatesReasoningFromTheText() throws {
    let piece = #"data: {"type":"content_block_delta","delta":{"type":"text_delta","text":"<think>hm</think>\n\na"}}"#
    let read = try outcome(Self.start + piece + "\n\n" + Self.stop)
    #expect(read.text == "a" && read.reasoning == "hm")
  }

  /// The statuses in the protocol's own table, each with its error type.
  @Test(arguments: [
    (400, "invalid_request_error", ModelFailure.Kind.refused), (401, "authentication_error", .unauthorized),
    (402, "billing_error", .limited), (403, "permission_error", .unauthorized), (404, "not_found_error", .notFound),
    (409, "invalid_request_error", .refused), (413, "request_too_large", .refused),
    (422, "invalid_request_error", .refused), (429, "rate_limit_error", .limited), (500, "api_error", .serverError),
    (504, "timeout_error", .timedOut), (529, "overloaded_error", .serverError),
  ])
  func statuses(status: Int, type: String, kind: ModelFailure.Kind) throws {
    let body = #"{"type":"error","error":{"type":"\#(type)","message":"the why"},"request_id":"r"}"#
    let answer = try Outcome(body, AnthropicDialect(), status: status)
    #expect(answer.failure == kind)
    #expect(answer.message.hasPrefix("http://h ") && answer.message.contains("(\(status))"))
    #expect(answer.message.hasSuffix("It says: the why"))
    // The same error in a stream, where the type replaces the status.
    let stream = try outcome(Self.start + Self.piece + "event: error\ndata: \(body)\n\n")
    #expect(stream.text == "a")
    #expect(stream.failure == kind)
  }
}
