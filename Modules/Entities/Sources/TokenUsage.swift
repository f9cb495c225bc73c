/// The tokens of a reply, as its provider counts them; nil for a count that the provider did not send.
public struct TokenUsage: Hashable, Sendable, Codable {
  /// All sent tokens, those in the provider's cache included.
  public var promptTokens: Int?
  /// All received tokens, those of reasoning included.
  public var completionTokens: Int?
  /// The sent tokens that were in the provider's cache: most providers charge less for them.
  public var cachedTokens: Int?
  /// The received tokens of reasoning.
  public var reasoningTokens: Int?
  /// Whether a count is this program's estimate, because the provider sent none, or the reply was stopped.
  public var isEstimated: Bool

  /// A count.
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
  /// These counts; missing ones are taken from the older ones.
  public func over(_ older: TokenUsage?) -> TokenUsage {
    TokenUsage(
      promptTokens: promptTokens ?? older?.promptTokens, completionTokens: completionTokens ?? older?.completionTokens,
      cachedTokens: cachedTokens ?? older?.cachedTokens, reasoningTokens: reasoningTokens ?? older?.reasoningTokens,
      isEstimated: isEstimated || older?.isEstimated ?? false)
  }
}

/// A number of tokens, for display.
public struct TokenCount: Hashable, Sendable {
  /// The number.
  public let value: Int

  /// A number of tokens.
  public init(_ value: Int) { self.value = value }

  /// All digits, in groups of three: `12,345`.
  public var grouped: String { value.grouped }

  /// About three digits, for narrow places: `950`, `12.3K`, `4.1M`.
  public var short: String {
    var (scaled, unit) = (Double(value), "")
    for next in ["K", "M", "G", "T"] where scaled >= 999.95 { (scaled, unit) = (scaled / 1000, next) }
    guard !unit.isEmpty else { return "\(value)" }
    let tenths = Int((scaled * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)\(unit)" : "\(tenths / 10).\(tenths % 10)\(unit)"
  }
}

extension BinaryInteger {
  /// The digits in groups of three, as in English and Korean.
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
