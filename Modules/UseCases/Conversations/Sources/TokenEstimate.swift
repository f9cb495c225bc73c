import Entities

/// About how many tokens something costs, as far as anybody knows without the model's own tokenizer.
struct TokenEstimate: Hashable, Sendable {
  /// How many tokens a picture is taken for: about what the largest costs at Anthropic, which shrinks larger ones.
  static let picture = 1600

  /// How many real tokens stand for one of the rule's.
  private(set) var ratio = 1.0

  /// What a text costs as one message: 3.5 bytes of UTF-8 for each token, and 4 for the frame around it.
  ///
  /// The figures are those that other chat programs use when they have no tokenizer; for Korean they err on the safe
  /// side.
  func tokens(of text: String, pictures: Int = 0) -> Int {
    let rule = (text.utf8.count * 2 + 6) / 7 + 4
    return Int((Double(rule) * ratio).rounded(.up)) + pictures * Self.picture
  }
}
