/// How much a prompt can hold, in tokens.
public struct PromptBudget: Hashable, Sendable {
  /// How many tokens the model can keep in view, and how many of them are left for its reply.
  public var window: Int, reply: Int

  /// A budget; by default one that every usual model has.
  public init(window: Int = 16_384, reply: Int = 1024) {
    self.window = window
    self.reply = reply
  }

  /// The budget of a model with a window of so many tokens: a small one leaves a quarter for the reply.
  init(of window: Int) {
    self.init(window: window, reply: min(1024, window / 4))
  }

  /// It with room for a reply of so many tokens; half of the window at most, so that something can be said at all.
  func leaving(_ tokens: Int) -> PromptBudget { PromptBudget(window: window, reply: min(tokens, window / 2)) }

  /// A prompt of so many tokens fits every usual model: for a longer one it is worth asking how much its model holds.
  static let surelyFits = 3072

  /// How many tokens are left for the prompt.
  var prompt: Int { max(0, window - reply) }
}
