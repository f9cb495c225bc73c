/// The room for a prompt, in tokens.
///
/// Where the window of the model is unknown, everything is sent, up to more than any model supports, and the server
/// refuses a prompt that is too long.
public struct PromptBudget: Hashable, Sendable {
  /// The size of the model's context window, and the share of its reply.
  public var window: Int, reply: Int
  /// Whether the window is known, and not assumed.
  public var isKnown: Bool

  /// A budget; by default for an unknown model.
  public init(window: Int = 1 << 20, reply: Int = 1024, isKnown: Bool = false) {
    self.window = window
    self.reply = reply
    self.isKnown = isKnown
  }

  /// The budget of a model with a window of the given size: a small one leaves a quarter for the reply.
  init(of window: Int, isKnown: Bool = true) {
    self.init(window: window, reply: min(1024, window / 4), isKnown: isKnown)
  }

  /// The budget with room for a reply of the given length, at most half of the window, so that a message still fits.
  func leaving(_ tokens: Int) -> PromptBudget {
    PromptBudget(window: window, reply: min(tokens, window / 2), isKnown: isKnown)
  }

  /// A prompt of this length fits every usual model; for a longer one it is worth asking for the window.
  static let surelyFits = 3072

  /// The number of tokens left for the prompt.
  var prompt: Int { max(0, window - reply) }
}
