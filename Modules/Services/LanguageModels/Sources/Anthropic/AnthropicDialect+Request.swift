import Entities
import JSON

extension AnthropicDialect {
  /// The default for the longest reply. The protocol requires a number, and every model accepts this one.
  static let usualMaximum = 8192

  /// The body of a request: https://docs.anthropic.com/en/api/messages. It has no seed.
  func body(of request: ChatRequest) -> JSONValue {
    let options = options(of: request)
    let isAdaptive = request.fallbacks.contains(.adaptiveThinking)
    let budget = isAdaptive ? 0 : options.effort?.budget ?? 0
    var body: JSONObject = ["model": .string(request.model)]
    // The limit includes thinking, but the configured maximum is meant for the reply alone.
    let longest = (options.maximumTokens ?? Self.usualMaximum).addingReportingOverflow(budget)
    body["max_tokens"] = .int(Int64(longest.overflow ? .max : longest.partialValue))
    if !request.prompt.system.isEmpty { body["system"] = .string(request.prompt.system) }
    body["messages"] = .array(messages(request.prompt))
    body["stream"] = true
    body["temperature"] = options.temperature.map(JSONValue.double)
    body["top_p"] = options.topP.map(JSONValue.double)
    if let stop = options.stop, !stop.isEmpty { body["stop_sequences"] = .array(stop.map(JSONValue.string)) }
    switch options.effort {
    case nil: break
    case .off: body["thinking"] = ["type": "disabled"]
    case let effort? where isAdaptive:
      body["thinking"] = ["type": "adaptive"]
      body["output_config"] = ["effort": .string(effort.rawValue)]
    case .some: body["thinking"] = ["type": "enabled", "budget_tokens": .int(Int64(budget))]
    }
    return .object(body)
  }

  private func messages(_ prompt: Prompt) -> [JSONValue] {
    var turns = prompt.spokenTurns
    // A conversation must begin with the user, but an avatar's conversation begins with its greeting.
    if turns.first?.role != .user, let opening = traits.opening {
      turns.insert(Prompt.Turn(role: .user, text: opening), at: 0)
    }
    // The beginning of a reply must not end in white space.
    if let last = turns.last, last.role == .assistant { turns[turns.count - 1].text = last.text.withoutTrailingSpace }
    return turns.map { ["role": .string($0.role.rawValue), "content": content(of: $0)] }
  }

  /// A text; or, with pictures, a list of blocks with the pictures first, as the documentation recommends.
  private func content(of turn: Prompt.Turn) -> JSONValue {
    guard !turn.images.isEmpty else { return .string(turn.text) }
    let pictures = turn.images.map { image -> JSONValue in
      let source: JSONValue = [
        "type": "base64", "media_type": .string(image.format.rawValue), "data": .string(image.base64),
      ]
      return ["type": "image", "source": source]
    }
    let isBlank = turn.text.allSatisfy(\.isWhitespace)
    return .array(pictures + (isBlank ? [] : [["type": "text", "text": .string(turn.text)]]))
  }
}

extension ThinkingEffort {
  /// The tokens for thinking; 1,024 is the minimum allowed.
  fileprivate var budget: Int {
    switch self {
    case .off: 0
    case .low: 2_048
    case .medium: 8_192
    case .high: 16_384
    case .max: 32_000
    }
  }
}

extension String {
  fileprivate var withoutTrailingSpace: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }
}
