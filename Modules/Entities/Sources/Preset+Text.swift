/// The values of a preset as users type them.
extension Preset {
  /// A value as it would be typed; nil where it is not set. A model has three lines: its provider, the provider's
  /// address, and its name, which may contain anything.
  public subscript(field: Field) -> String? {
    switch field {
    case .model: model.map { [$0.choice.provider, $0.address ?? "", $0.choice.model].joined(separator: "\n") }
    case .temperature: sampling.temperature.map { "\($0)" }
    case .topP: sampling.topP.map { "\($0)" }
    case .maximumTokens: sampling.maximumTokens.map { "\($0)" }
    case .stop: sampling.stop.map { $0.map { Escapes.write($0, "|") }.joined(separator: "|") }
    case .seed: sampling.seed.map { "\($0)" }
    case .contextWindow: sampling.contextWindow.map { "\($0)" }
    case .effort: sampling.effort.map { $0 == .off ? "off" : $0.rawValue }
    case .instruction: instruction
    case .summarizes: summarizes.map { $0 ? "on" : "off" }
    }
  }

  /// Sets a value as typed; an empty or blank text clears it.
  /// - Returns: Whether the text is valid. An invalid text changes nothing.
  public mutating func set(_ field: Field, to text: String) -> Bool {
    guard text.contains(where: { !$0.isWhitespace }) else {
      clear(field)
      return true
    }
    var changed = self
    guard changed.read(field, text) else { return false }
    self = changed
    return true
  }

  /// Clears a value.
  public mutating func clear(_ field: Field) {
    switch field {
    case .model: model = nil
    case .temperature: sampling.temperature = nil
    case .topP: sampling.topP = nil
    case .maximumTokens: sampling.maximumTokens = nil
    case .stop: sampling.stop = nil
    case .seed: sampling.seed = nil
    case .contextWindow: sampling.contextWindow = nil
    case .effort: sampling.effort = nil
    case .instruction: instruction = nil
    case .summarizes: summarizes = nil
    }
  }

  private mutating func read(_ field: Field, _ text: String) -> Bool {
    let word = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    switch field {
    case .model: return readModel(text)
    case .temperature: return Self.assign(Self.number(word), in: 0...2, &sampling.temperature)
    case .topP: return Self.assign(Self.number(word), in: 0...1, &sampling.topP)
    case .maximumTokens: return Self.assign(Int(word), in: 1...100_000_000, &sampling.maximumTokens)
    case .stop: return readStops(text)
    case .seed: return Self.assign(Int(word), in: Int.min...Int.max, &sampling.seed)
    case .contextWindow: return Self.assign(Int(word), in: 256...100_000_000, &sampling.contextWindow)
    case .effort:
      sampling.effort = ThinkingEffort(rawValue: word == "off" ? ThinkingEffort.off.rawValue : word)
      return sampling.effort != nil
    case .instruction:
      instruction = text
      return text.utf8.count <= Self.longestInstruction
    case .summarizes:
      guard ["on", "off", "true", "false"].contains(word) else { return false }
      summarizes = ["on", "true"].contains(word)
      return true
    }
  }

  /// Parses a number with a decimal point or a comma.
  private static func number(_ word: String) -> Double? {
    Double(String(word.map { $0 == "," ? "." : $0 }))
  }

  private static func assign<Value: Comparable>(
    _ value: Value?, in range: ClosedRange<Value>, _ place: inout Value?
  ) -> Bool {
    // A text that is no number is in no range.
    guard let value, range.contains(value) else { return false }
    place = value
    return true
  }

  private mutating func readModel(_ text: String) -> Bool {
    let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, !parts[0].isEmpty else { return false }
    model = ModelSelection(
      choice: ModelChoice(provider: parts[0], model: parts[2]), address: parts[1].isEmpty ? nil : parts[1])
    return true
  }

  private mutating func readStops(_ text: String) -> Bool {
    guard text.utf8.count <= Self.longestInstruction, let stops = Escapes.read(text, splitAt: "|") else { return false }
    sampling.stop = stops
    return (1...16).contains(stops.count) && !stops.contains("")
  }
}

extension Preset.Field {
  /// The possible values as they are typed; empty where they are not a short list.
  public var choices: [String] {
    switch self {
    case .effort: ThinkingEffort.allCases.map { $0 == .off ? "off" : $0.rawValue }
    case .summarizes: ["on", "off"]
    case .model, .temperature, .topP, .maximumTokens, .stop, .seed, .contextWindow, .instruction: []
    }
  }

  /// The valid values, in words that follow "expected".
  public var expected: LocalizedText {
    switch self {
    case .model: LocalizedText("a model", "모델")
    case .temperature: LocalizedText("a number from 0 to 2", "0부터 2까지의 수")
    case .topP: LocalizedText("a number from 0 to 1", "0부터 1까지의 수")
    case .maximumTokens: LocalizedText("a whole number of tokens, 1 or more", "1 이상의 토큰 수")
    case .stop:
      LocalizedText(
        #"1 to 16 texts with | between them; \n is a line break"#, #"|로 구분한 문구 1~16개. \n은 줄바꿈입니다"#)
    case .seed: LocalizedText("a whole number", "정수")
    case .contextWindow: LocalizedText("a whole number of tokens, 256 or more", "256 이상의 토큰 수")
    case .effort: LocalizedText(oneOf: choices)
    case .instruction: LocalizedText("at most 16 KiB of text", "16KiB 이하의 글")
    case .summarizes: LocalizedText("on or off", "on 또는 off")
    }
  }
}
