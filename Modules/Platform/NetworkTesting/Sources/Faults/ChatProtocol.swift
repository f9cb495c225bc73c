/// A protocol of chat servers, with the parts that a test server needs.
public enum ChatProtocol: String, CaseIterable, Sendable {
  case openai, anthropic, ollama

  /// The path after the server's address, in settings.
  public var path: String { self == .openai ? "/v1" : "" }

  /// The head of a reply that streams.
  var head: LoopbackServer.Step {
    .head(type: self == .ollama ? "application/x-ndjson" : "text/event-stream")
  }

  /// A piece of a reply.
  func piece(_ text: String) -> [UInt8] {
    let text = Self.quoted(text)
    return switch self {
    case .openai: event(#"{"choices":[{"index":0,"delta":{"content":\#(text)}}]}"#)
    case .anthropic:
      event(#"{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":\#(text)}}"#)
    case .ollama: event(#"{"message":{"role":"assistant","content":\#(text)},"done":false}"#)
    }
  }

  /// The end of a reply.
  var ending: [UInt8] {
    switch self {
    case .openai: event(#"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#) + event("[DONE]")
    case .anthropic:
      event(#"{"type":"message_delta","delta":{"stop_reason":"end_turn"}}"#) + event(#"{"type":"message_stop"}"#)
    case .ollama: event(#"{"message":{"role":"assistant","content":""},"done":true,"done_reason":"stop"}"#)
    }
  }

  /// An error with a message, in the form of the protocol.
  func apiError(_ words: String) -> String {
    let words = Self.quoted(words)
    return switch self {
    case .openai: #"{"error":{"message":\#(words),"type":null,"param":null,"code":null}}"#
    case .anthropic: #"{"type":"error","error":{"type":"some_error","message":\#(words)},"request_id":"r"}"#
    case .ollama: #"{"error":\#(words)}"#
    }
  }

  /// An object of a stream.
  func event(_ json: String) -> [UInt8] {
    switch self {
    case .ollama: Array("\(json)\n".utf8)
    case .openai, .anthropic: Array("data: \(json)\n\n".utf8)
    }
  }

  private static func quoted(_ text: String) -> String {
    let inside = text.map { character in
      switch character {
      case "\"", "\\": "\\\(character)"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(inside.joined())\""
  }
}
