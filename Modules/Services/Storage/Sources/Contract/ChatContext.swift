public import Entities

/// What a reply in a chat begins from, read in one step: all of it is of one moment.
public struct ChatContext: Hashable, Sendable {
  /// The chat.
  public let chat: Conversation
  /// The last message of the shown path; nil in an empty chat.
  public let end: Message?
  /// The chat's avatar where it is stored, a deleted one too; nil for a built-in one.
  public let avatar: Avatar?
  /// The texts of the notes that were asked for and are there, by name.
  public let notes: [String: String]
}
