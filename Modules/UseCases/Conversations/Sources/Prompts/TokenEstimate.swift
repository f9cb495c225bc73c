import Entities

/// Estimates the number of tokens of a text, without the model's own tokenizer.
///
/// A rule gives the estimate, and the servers' reports about read prompts correct it.
struct TokenEstimate: Hashable, Sendable {
  /// The estimate for a picture: about the cost of the largest one at Anthropic, which shrinks larger ones.
  static let picture = 1600
  /// Reports of prompts with fewer tokens are ignored, because the frame around the texts dominates them.
  private static let leastTelling = 50
  /// The possible ratios of a report to the rule. A report beyond them counts something else: for example only tokens
  /// outside of the cache.
  private static let believable = 0.25...4.0
  /// A margin on reports, since the next texts may have more tokens for the same number of bytes.
  private static let margin = 1.05

  /// The number of real tokens for one token of the rule.
  private(set) var ratio = 1.0

  /// The tokens of a text as one message.
  func tokens(of text: String, pictures: Int = 0) -> Int {
    Int((Double(Self.rule(text)) * ratio).rounded(.up)) + pictures * Self.picture
  }

  /// Learns from the cost of a prompt. The cost of pictures cannot be estimated, so prompts with pictures are ignored.
  mutating func learn(from report: PromptReport, promptTokens: Int) {
    guard report.parts.allSatisfy(\.pictures.isEmpty) else { return }
    let rule = report.parts.reduce(0) { $0 + Self.rule($1.text) }
    guard rule >= Self.leastTelling else { return }
    let found = Double(promptTokens) / Double(rule)
    if Self.believable.contains(found) { ratio = found * Self.margin }
  }

  /// 3.5 bytes of UTF-8 for each token, and 4 for the frame around a message.
  ///
  /// Other chat programs without a tokenizer use these figures; for Korean they are on the safe side.
  private static func rule(_ text: String) -> Int { (text.utf8.count * 2 + 6) / 7 + 4 }
}
