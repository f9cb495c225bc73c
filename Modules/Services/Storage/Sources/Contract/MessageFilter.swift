public import Entities

/// The messages that a search considers: those that meet all of its conditions.
public struct MessageFilter: Hashable, Sendable {
  /// The letters that the stored name of the chat's avatar has; nil for all chats.
  public var names: LetterPattern?
  /// Further avatars whose chats pass, where there are letters.
  public var avatars: [Avatar.ID]
  /// Further chats that pass, where there are letters: groups with such a member.
  public var chats: [Conversation.ID]
  /// The letters that one tag of the chat has, with one space between words; nil for all chats.
  public var tag: LetterPattern?
  /// The side that wrote the message; nil for both.
  public var role: Message.Role?
  /// The message was written at `from` or later, and before `before`; nil for any time.
  public var from: Timestamp?, before: Timestamp?

  /// A filter; every message passes it without a condition.
  public init(
    names: LetterPattern? = nil, orWith avatars: [Avatar.ID] = [], orAmong chats: [Conversation.ID] = [],
    tag: LetterPattern? = nil, role: Message.Role? = nil, from: Timestamp? = nil, before: Timestamp? = nil
  ) {
    (self.names, self.avatars, self.chats, self.tag) = (names, avatars, chats, tag)
    (self.role, self.from, self.before) = (role, from, before)
  }

  /// Whether every message passes.
  var isEmpty: Bool { self == MessageFilter() }
}
