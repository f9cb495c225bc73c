/// The chats in which a choice of the user counts, such as a persona or a lorebook.
public enum ChatScope: Hashable, Sendable, Codable {
  /// In one chat.
  case chat(Conversation.ID)
  /// In all chats with one character.
  case character(Avatar.ID)
  /// In all chats of the profile; for a choice that a narrower scope replaces, in all others.
  case everywhere
}
