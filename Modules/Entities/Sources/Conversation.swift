/// A conversation of one profile with one avatar: a tree of messages, of which one path is shown.
public struct Conversation: Hashable, Identifiable, Sendable, Codable {
  /// The identifier of a conversation.
  public typealias ID = Identifier<Conversation>

  /// Its identifier.
  public let id: ID
  /// The profile and the avatar of the conversation.
  public let profile: UserProfile.ID, avatar: Avatar.ID
  /// A title that the user gave, or that was made of the first message; nil shows the avatar's name. Where chats are
  /// read for the user, a group without one has the names of its members.
  public var title: String?
  /// The time of its creation.
  public let created: Timestamp
  /// The time of its newest message.
  public var updated: Timestamp
  /// Where the user keeps it.
  public var place: ChatPlace

  /// A conversation.
  public init(
    id: ID, profile: UserProfile.ID, avatar: Avatar.ID, title: String? = nil, created: Timestamp, updated: Timestamp,
    place: ChatPlace = ChatPlace()
  ) {
    self.id = id
    self.profile = profile
    self.avatar = avatar
    self.title = title
    self.created = created
    self.updated = updated
    self.place = place
  }
}

/// A chat in a list.
public struct ChatSummary: Hashable, Identifiable, Sendable, Codable {
  /// The conversation itself.
  public var chat: Conversation
  /// The avatar's name; nil when the avatar is unknown.
  public var avatarName: String?
  /// Whether the avatar was deleted.
  public var isAvatarDeleted: Bool
  /// The beginning of the newest shown message, at most 200 characters, and its author; nil in an empty chat.
  public var lastText: String?, lastRole: Message.Role?
  /// The member of a group chat that it is from; nil elsewhere.
  public var lastSpeaker: Avatar.ID?
  /// The name of that member; nil when it is not known.
  public var lastSpeakerName: String?
  /// The state of that message; nil in an empty chat.
  public var lastState: Message.State?
  /// Whether the newest shown message is a reply that the user has not seen.
  public var isNew: Bool
  /// When the user deleted the chat; nil for one that is not in the trash.
  public var deleted: Timestamp?

  /// The identifier of the conversation.
  public var id: Conversation.ID { chat.id }

  /// A summary.
  public init(
    chat: Conversation, avatarName: String? = nil, isAvatarDeleted: Bool = false, lastText: String? = nil,
    lastRole: Message.Role? = nil, lastSpeaker: Avatar.ID? = nil, lastState: Message.State? = nil, isNew: Bool = false,
    deleted: Timestamp? = nil
  ) {
    self.chat = chat
    self.avatarName = avatarName
    self.isAvatarDeleted = isAvatarDeleted
    self.lastText = lastText
    self.lastRole = lastRole
    self.lastSpeaker = lastSpeaker
    self.lastState = lastState
    self.isNew = isNew
    self.deleted = deleted
  }
}
