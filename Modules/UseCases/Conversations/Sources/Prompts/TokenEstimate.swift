import Entities

/// About how many tokens something costs, without the model's own tokenizer.
///
/// A rule estimates them, and what a server reports of a prompt that it has read corrects the rule.
struct TokenEstimate: Hashable, Sendable {
  /// How many tokens a picture is taken for: about what the largest costs at Anthropic, which shrinks larger ones.
  static let picture = 1600
  /// Reports of prompts with fewer tokens say little: what stands around the words weighs too much in them.
  private static let leastTelling = 50
  /// How far a report may be from the rule. What is beyond counts something else: only what no cache had, as some do.
  private static let believable = 0.25...4.0
  /// What is added to a report, since the next texts may have more tokens in as many bytes.
  private static let margin = 1.05

  /// How many real tokens stand for one of the rule's.
  private(set) var ratio = 1.0

  /// What a text costs as one message.
  func tokens(of text: String, pictures: Int = 0) -> Int {
    Int((Double(Self.rule(text)) * ratio).rounded(.up)) + pictures * Self.picture
  }

  /// Learns from what a prompt did cost. The cost of pictures cannot be estimated, so a prompt with some teaches nothing.
  mutating func learn(from report: PromptReport, promptTokens: Int) {
    guard report.parts.allSatisfy(\.pictures.isEmpty) else { return }
    let rule = report.parts.reduce(0) { $0 + Self.rule($1.text) }
    guard rule >= Self.leastTelling else { return }
    let found = Double(promptTokens) / Double(rule)
    if Self.believable.contains(found) { ratio = found * Self.margin }
  }

  /// 3.5 bytes of UTF-8 for each token, and 4 for the frame around a message.
  ///
  /// The figures are those that other chat programs use when they have no tokenizer; for Korean they err on the safe
  /// side.
  private static func rule(_ text: String) -> Int { (text.utf8.count * 2 + 6) / 7 + 4 }
}
