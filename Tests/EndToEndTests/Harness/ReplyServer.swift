import Foundation
import NetworkTesting

/// The answers of a server with OpenAI's protocol.
extension LoopbackServer.Step {
  /// A piece of a reply.
  static func piece(_ text: String) -> Self {
    let chunk: [String: Any] = ["choices": [["index": 0, "delta": ["content": text]]]]
    let json = (try? JSONSerialization.data(withJSONObject: chunk)) ?? Data()
    return .text("data: " + String(decoding: json, as: UTF8.self) + "\n\n")
  }

  /// The end of a reply.
  static let ending = Self.text(
    #"data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"# + "\n\ndata: [DONE]\n\n")
}

extension LoopbackServer {
  /// A key of the usual form. It must not appear in any output, nor in a file that is not for keys.
  static let key = "sk-e2e-0123456789-never-shown"

  /// A server that answers every question with this reply.
  static func replying(_ pieces: String...) -> LoopbackServer {
    LoopbackServer([[.head()] + pieces.map { .piece($0) } + [.ending]], timeout: 60)
  }

  /// A server with a script for each connection, and a time limit for a busy machine.
  static func patient(_ scripts: [Step]...) -> LoopbackServer { LoopbackServer(scripts, timeout: 60) }

  /// The variables that select this server.
  var environment: [String: String] {
    ["OPENAI_BASE_URL": url + "/v1", "OPENAI_API_KEY": Self.key, "AICHAT_MODEL": "test-model"]
  }

  /// Whether the client of the next `waitForClose` closed its connection by itself.
  func sawClientLeave() async -> Bool { await closings.first { _ in true } ?? false }
}
