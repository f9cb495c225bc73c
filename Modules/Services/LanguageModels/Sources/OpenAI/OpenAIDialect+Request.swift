import Entities
import JSON

extension OpenAIDialect {
  /// The body of a request: https://platform.openai.com/docs/api-reference/chat/create.
  func body(of request: ChatRequest) -> JSONValue {
    let options = options(of: request)
    var body: JSONObject = [
      "model": .string(request.model), "messages": .array(messages(request.prompt)), "stream": true,
    ]
    if !request.fallbacks.contains(.noUsage) { body["stream_options"] = streamOptions(request) }
    body["temperature"] = options.temperature.map(JSONValue.double)
    body["top_p"] = options.topP.map(JSONValue.double)
    if let most = options.maximumTokens {
      // OpenAI's models require the newer name; most other servers support only the older one.
      let isNewer = request.isAtHome != request.fallbacks.contains(.otherTokenLimit)
      body[isNewer ? "max_completion_tokens" : "max_tokens"] = .int(Int64(most))
    }
    if let stop = options.stop, !stop.isEmpty { body["stop"] = .array(stop.map(JSONValue.string)) }
    body["seed"] = options.seed.map { .int(Int64($0)) }
    body["reasoning_effort"] = options.effort.map { .string($0.rawValue) }
    return .object(body)
  }

  /// Requests a last chunk with the usage, and no padding, which only OpenAI sends.
  private func streamOptions(_ request: ChatRequest) -> JSONValue {
    request.isAtHome ? ["include_usage": true, "include_obfuscation": false] : ["include_usage": true]
  }

  private func messages(_ prompt: Prompt) -> [JSONValue] {
    let system: [JSONValue] =
      prompt.system.isEmpty ? [] : [["role": "system", "content": .string(prompt.system)]]
    return system
      + prompt.spokenTurns.map { ["role": .string($0.role.rawValue), "content": content(of: $0)] }
  }

  /// A text; or, with pictures, a list of parts, because not every server accepts a list.
  private func content(of turn: Prompt.Turn) -> JSONValue {
    guard !turn.images.isEmpty else { return .string(turn.text) }
    let pictures = turn.images.map { image -> JSONValue in
      let address = "data:\(image.format.rawValue);base64,\(image.base64)"
      return ["type": "image_url", "image_url": ["url": .string(address)]]
    }
    let words: [JSONValue] = turn.text.isEmpty ? [] : [["type": "text", "text": .string(turn.text)]]
    return .array(words + pictures)
  }
}
