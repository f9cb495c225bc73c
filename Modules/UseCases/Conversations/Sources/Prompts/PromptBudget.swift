/// How much a prompt can hold, in tokens.
///
/// Where the window of the model is unknown, everything is sent, up to more than any model holds: its server says what is
/// too long.
public struct PromptBudget: Hashable, Sendable {
  /// How many tokens the model can keep in view, and how many of them are left for its reply.
  public var window: Int, reply: Int
  /// Whether the window is known, and not assumed.
  public var isKnown: Bool

  /// A budget; by default one for a model of which nothing is known.
  public init(window: Int = 1 << 20, reply: Int = 1024, isKnown: Bool = false) {
    self.window = window
    self.reply = reply
    self.isKnown = isKnown
  }

  /// The budget of a model with a window of so many tokens: a small one leaves a quarter for the reply.
  init(of window: Int, isKnown: Bool = true) {
    self.init(window: window, reply: min(1024, window / 4), isKnown: isKnown)
  }

  /// It with room for a reply of so many tokens; half of the window at most, so that something can be said at all.
  func leaving(_ tokens: Int) -> PromptBudget {
    PromptBudget(window: window, reply: min(tokens, window / 2), isKnown: isKnown)
  }

  /// A prompt of so many tokens fits every usual model: for a longer one it is worth asking how much its model holds.
  static let surelyFits = 3072

  /// How many tokens are left for the prompt.
  var prompt: Int { max(0, window - reply) }
}
