/// A conversation of one profile with one avatar: a tree of messages, of which one path is shown.
public struct Conversation: Hashable, Identifiable, Sendable, Codable {
  /// What tells conversations apart.
  public typealias ID = Identifier<Conversation>

  /// What tells it from every other.
  public let id: ID
  /// Who talks, and with whom.
  public let profile: UserProfile.ID, avatar: Avatar.ID
  /// A title that the user gave; nil shows the avatar's name.
  public var title: String?
  /// When it began, and when a message was last added.
  public let created: Timestamp
  /// When a message was last added.
  public var updated: Timestamp

  /// A chat from its parts.
  public init(
    id: ID, profile: UserProfile.ID, avatar: Avatar.ID, title: String? = nil, created: Timestamp, updated: Timestamp
  ) {
    self.id = id
    self.profile = profile
    self.avatar = avatar
    self.title = title
    self.created = created
    self.updated = updated
  }
}

/// A line in a list of chats.
public struct ChatSummary: Hashable, Identifiable, Sendable, Codable {
  /// The conversation itself.
  public var chat: Conversation
  /// The avatar's name; nil when nobody knows the avatar any more.
  public var avatarName: String?
  /// Whether the avatar was deleted.
  public var isAvatarDeleted: Bool
  /// The beginning of the newest shown message, at most 200 characters, and who wrote it; nil in an empty chat.
  public var lastText: String?, lastRole: Message.Role?
  /// How that message stands; nil in an empty chat.
  public var lastState: Message.State?
  /// Whether the newest shown message is a reply that the user has not looked at.
  public var isNew: Bool

  /// The conversation's.
  public var id: Conversation.ID { chat.id }

  /// A summary from its parts.
  public init(
    chat: Conversation, avatarName: String? = nil, isAvatarDeleted: Bool = false, lastText: String? = nil,
    lastRole: Message.Role? = nil, lastState: Message.State? = nil, isNew: Bool = false
  ) {
    self.chat = chat
    self.avatarName = avatarName
    self.isAvatarDeleted = isAvatarDeleted
    self.lastText = lastText
    self.lastRole = lastRole
    self.lastState = lastState
    self.isNew = isNew
  }
}
