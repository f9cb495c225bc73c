import Entities

/// A line of `chats list --json`.
struct ChatRecord: Encodable, Equatable {
  let id: Conversation.ID
  let avatarID: Avatar.ID
  /// The avatar's name; nil when the avatar is in no store.
  let avatar: String?
  /// The title that the user gave; nil for none.
  let title: String?
  /// When it began and when it last changed, as `2025-01-31T12:00:00Z`.
  let created: String, updated: String
  /// The beginning of the newest message; nil in an empty chat.
  let lastText: String?
  /// Whether the user has not seen the newest reply.
  let isNew: Bool
  /// Whether it stands before the others, and whether it is in the archive.
  let isPinned: Bool, isArchived: Bool
  /// The user's words for it.
  let tags: [String]
  /// When it was deleted, as `2025-01-31T12:00:00Z`; nil for one that is not in the trash.
  let deleted: String?

  init(_ summary: ChatSummary) {
    id = summary.chat.id
    avatarID = summary.chat.avatar
    avatar = summary.avatarName
    title = summary.chat.title
    created = summary.chat.created.utc
    updated = summary.chat.updated.utc
    lastText = summary.lastText
    isNew = summary.isNew
    (isPinned, isArchived) = (summary.chat.place.isPinned, summary.chat.place.isArchived)
    tags = summary.chat.place.tags
    deleted = summary.deleted?.utc
  }
}

/// The JSON value of `chats show --json`.
struct TranscriptRecord: Encodable, Equatable {
  let id: Conversation.ID
  let avatarID: Avatar.ID
  /// The avatar's name; nil when the avatar is in no store.
  let avatar: String?
  /// The title that the user gave; nil for none.
  let title: String?
  /// When it began and when it last changed, as `2025-01-31T12:00:00Z`.
  let created: String, updated: String
  /// The messages of the shown path, the oldest first.
  let messages: [MessageRecord]

  init(
    _ conversation: Conversation, avatar: Avatar?, messages: [Message], _ members: [Avatar.ID: Avatar] = [:],
    _ names: SpokenNames = SpokenNames()
  ) {
    id = conversation.id
    avatarID = conversation.avatar
    self.avatar = avatar?.name
    title = conversation.title
    created = conversation.created.utc
    updated = conversation.updated.utc
    self.messages = messages.map { message in
      let said = names.name(of: message).flatMap { $0.isEmpty ? nil : $0 }
      return MessageRecord(message, speaker: said ?? message.speaker.flatMap { members[$0]?.name })
    }
  }
}

/// A message as JSON.
struct MessageRecord: Encodable, Equatable {
  let id: Message.ID
  let role: Message.Role
  /// The name of the member of a group, of another speaker, or of the persona that it is from; nil for the chat's
  /// avatar, and for the user without a persona.
  let speaker: String?
  let text: String
  /// `streaming`, `complete`, `cut_off`, `cancelled`, `interrupted` or `failed`.
  let state: String
  /// Why it failed; nil when it did not.
  let error: String?
  /// The model of a reply; nil for a user's message and for a greeting.
  let provider: String?, model: String?
  /// When it began, as `2025-01-31T12:00:00Z`.
  let created: String

  init(_ message: Message, speaker: String? = nil) {
    self.speaker = speaker
    id = message.id
    role = message.role
    text = message.text
    (state, error) =
      switch message.state {
      case .streaming: ("streaming", nil)
      case .complete: ("complete", nil)
      case .cutOff: ("cut_off", nil)
      case .cancelled: ("cancelled", nil)
      case .interrupted: ("interrupted", nil)
      case .failed(let reason): ("failed", reason)
      }
    provider = message.model?.provider
    model = message.model?.model
    created = message.created.utc
  }
}

/// A line of `chats search --json`: a message, or a chat that was found by its name.
struct HitRecord: Encodable, Equatable {
  let chatID: Conversation.ID
  /// The message; nil for a chat, and then so are its role and its text.
  let messageID: Message.ID?
  /// The avatar's name; nil when the avatar is in no store.
  let avatar: String?
  /// The title of the chat; nil when it has none.
  let title: String?
  let role: Message.Role?
  let text: String?
  /// When the message or the chat began, as `2025-01-31T12:00:00Z`.
  let created: String

  init(_ hit: SearchHit) {
    chatID = hit.message.chat
    messageID = hit.id
    avatar = hit.avatarName
    title = hit.chatTitle
    role = hit.message.role
    text = hit.message.text
    created = hit.message.created.utc
  }

  init(_ chat: ChatSummary) {
    (chatID, messageID, role, text) = (chat.id, nil, nil, nil)
    avatar = chat.avatarName
    title = chat.chat.title
    created = chat.chat.created.utc
  }
}
