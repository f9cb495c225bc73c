import Entities
import JSON

extension OllamaDialect {
  /// The body of a request: https://github.com/ollama/ollama/blob/main/docs/api.md.
  func body(of request: ChatRequest) -> JSONValue {
    let options = options(of: request)
    var body: JSONObject = [
      "model": .string(request.model), "messages": .array(messages(request.prompt)), "stream": true,
    ]
    var choices = JSONObject()
    choices["num_ctx"] = contextWindow(for: request).map { .int(Int64($0)) }
    choices["temperature"] = options.temperature.map(JSONValue.double)
    choices["top_p"] = options.topP.map(JSONValue.double)
    choices["num_predict"] = options.maximumTokens.map { .int(Int64($0)) }
    if let stop = options.stop, !stop.isEmpty { choices["stop"] = .array(stop.map(JSONValue.string)) }
    choices["seed"] = options.seed.map { .int(Int64($0)) }
    if !choices.members.isEmpty { body["options"] = .object(choices) }
    body["think"] = options.effort.map { effort in
      effort == .off || request.fallbacks.contains(.thinkingAsSwitch)
        ? .bool(effort != .off) : .string(effort.rawValue)
    }
    return .object(body)
  }

  private func messages(_ prompt: Prompt) -> [JSONValue] {
    let system: [JSONValue] =
      prompt.system.isEmpty ? [] : [["role": "system", "content": .string(prompt.system)]]
    return system
      + prompt.spokenTurns.map { turn in
        var message: JSONObject = ["role": .string(turn.role.rawValue), "content": .string(turn.text)]
        if !turn.images.isEmpty { message["images"] = .array(turn.images.map { .string($0.base64) }) }
        return .object(message)
      }
  }
}

/// The size of the context window. Ollama silently drops the beginning of a conversation that does not fit its default,
/// 4,096 tokens on most machines.
extension OllamaDialect {
  /// Ollama's default window on most machines, in tokens.
  private static let usualWindow = 4096
  /// The tokens reserved for a reply without a configured maximum, and those of a picture.
  private static let replyTokens = 2048, imageTokens = 1024

  /// The window to request: the configured one, or the one that the conversation needs; nil if the default is large
  /// enough.
  ///
  /// Each change makes Ollama reload the model, so the window grows by doubling. It never exceeds the model's known
  /// window.
  func contextWindow(for request: ChatRequest) -> Int? {
    let options = options(of: request)
    let most = request.listing?.contextWindow ?? .max
    if let asked = options.contextWindow { return min(asked, most) }
    let turns = request.prompt.spokenTurns
    let texts = turns.reduce(request.prompt.system.utf8.count) { $0 + $1.text.utf8.count }
    // Three bytes per token and eight tokens per turn: an overestimate rather than an underestimate, in English and in
    // Korean.
    let prompt = texts / 3 + turns.count * 8 + turns.reduce(0) { $0 + $1.images.count } * Self.imageTokens
    let needed = prompt.addingReportingOverflow(options.maximumTokens ?? Self.replyTokens)
    var window = Self.usualWindow
    while window < (needed.overflow ? .max : needed.partialValue), window < min(most, 1 << 24) { window *= 2 }
    return window == Self.usualWindow ? nil : min(window, most)
  }
}
