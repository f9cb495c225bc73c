public import LanguageModels

/// What is sent for a reply, and what had no room.
public struct ConversationPrompt: Hashable, Sendable {
  /// It as the model gets it.
  public let prompt: Prompt
  /// About how many tokens it costs.
  public let estimatedTokens: Int
  /// How many messages of the conversation were read and had no room.
  public let leftOut: Int
  /// Whether there are even older messages, which were not read and have no room either.
  public let leavesOutEarlier: Bool
}
