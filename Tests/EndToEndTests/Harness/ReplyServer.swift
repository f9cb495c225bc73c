import Foundation
import NetworkTesting

/// What a server that speaks OpenAI's protocol says.
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
  /// A key as people have them. It must not be seen anywhere.
  static let key = "sk-e2e-0123456789-never-shown"

  /// A server that answers every question with this reply.
  static func replying(_ pieces: String...) -> LoopbackServer {
    LoopbackServer([[.head()] + pieces.map { .piece($0) } + [.ending]], patience: 60)
  }

  /// A server with a script for each connection, and time enough for a busy machine.
  static func patient(_ scripts: [Step]...) -> LoopbackServer { LoopbackServer(scripts, patience: 60) }

  /// The variables that lead the program here.
  var environment: [String: String] {
    ["OPENAI_BASE_URL": url + "/v1", "OPENAI_API_KEY": Self.key, "AICHAT_MODEL": "test-model"]
  }

  /// Whether the client of the next `waitForClose` went away by itself.
  func sawClientLeave() async -> Bool { await closings.first { _ in true } ?? false }
}
