/// How much a prompt can hold, in tokens.
public struct PromptBudget: Hashable, Sendable {
  /// How many tokens the model can keep in view, and how many of them are left for its reply.
  public var window: Int, reply: Int

  /// A budget; by default one that every usual model has.
  public init(window: Int = 16_384, reply: Int = 1024) {
    self.window = window
    self.reply = reply
  }

  /// How many tokens are left for the prompt.
  var prompt: Int { max(0, window - reply) }

  /// About how many tokens a text costs as one message: 3.5 bytes of UTF-8 for each, and 4 for the frame around it.
  ///
  /// Only the model's own tokenizer knows better. The figures are those that other chat programs use when they have
  /// none; for Korean they err on the safe side.
  static func tokens(of text: String) -> Int {
    (text.utf8.count * 2 + 6) / 7 + 4
  }
}
