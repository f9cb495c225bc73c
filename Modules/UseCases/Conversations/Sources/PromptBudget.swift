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
}
