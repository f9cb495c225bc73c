/// What a reply cost, in the provider's own tokens; nil where it did not say.
public struct TokenUsage: Hashable, Sendable, Codable {
  /// All that was sent, also what a cache of the provider's had.
  public var promptTokens: Int?
  /// All that came, also what was thought.
  public var completionTokens: Int?
  /// How much of what was sent a cache of the provider's had: most ask less for it.
  public var cachedTokens: Int?
  /// How much of what came was thought.
  public var reasoningTokens: Int?
  /// Whether a count is our own estimate: the provider told none, or the reply was stopped before it did.
  public var isEstimated: Bool

  /// A count from its parts.
  public init(
    promptTokens: Int? = nil, completionTokens: Int? = nil, cachedTokens: Int? = nil, reasoningTokens: Int? = nil,
    isEstimated: Bool = false
  ) {
    self.promptTokens = promptTokens
    self.completionTokens = completionTokens
    self.cachedTokens = cachedTokens
    self.reasoningTokens = reasoningTokens
    self.isEstimated = isEstimated
  }
}

extension TokenUsage {
  /// These counts, and for those that are missing, the others'.
  public func over(_ older: TokenUsage?) -> TokenUsage {
    TokenUsage(
      promptTokens: promptTokens ?? older?.promptTokens, completionTokens: completionTokens ?? older?.completionTokens,
      cachedTokens: cachedTokens ?? older?.cachedTokens, reasoningTokens: reasoningTokens ?? older?.reasoningTokens,
      isEstimated: isEstimated || older?.isEstimated ?? false)
  }
}

/// A number of tokens, for people.
public struct TokenCount: Hashable, Sendable {
  /// How many.
  public let value: Int

  /// So many tokens.
  public init(_ value: Int) { self.value = value }

  /// All digits, in groups of three: `12,345`.
  public var grouped: String { value.grouped }

  /// Three digits or so, for tight places: `950`, `12.3K`, `4.1M`.
  public var short: String {
    var (scaled, unit) = (Double(value), "")
    for next in ["K", "M", "G", "T"] where scaled >= 999.95 { (scaled, unit) = (scaled / 1000, next) }
    guard !unit.isEmpty else { return "\(value)" }
    let tenths = Int((scaled * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)\(unit)" : "\(tenths / 10).\(tenths % 10)\(unit)"
  }
}

extension BinaryInteger {
  /// The digits in groups of three, as English and Korean have them.
  var grouped: String {
    let digits = Array(String(magnitude))
    var text = self < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
