public import Entities

/// A chat to write, before its messages.
public struct ExportedChat: Hashable, Sendable {
  /// The chat itself.
  public var chat: Conversation
  /// The end of its shown path, and the newest message that the user has seen.
  public var shown: Message.ID?, seen: Message.ID?
  /// The names of the character and of the user.
  public var characterName: String, userName: String
  /// What an import kept in `ImportedChat.extra`; empty for nothing.
  public var extra: String
  /// Its group; nil for a chat with one avatar.
  public var group: GroupChat?
  /// Its author's note and its summary; nil for none.
  public var authorsNote: AuthorsNote?, summary: ConversationSummary?
  /// The file of its group that an import found; nil for none.
  public var groupFile: KeptGroupFile?
  /// The title for readers where the chat has none: the names of the members of a group; nil for the character's.
  public var groupTitle: String?

  /// A chat.
  public init(
    _ chat: Conversation, shown: Message.ID? = nil, seen: Message.ID? = nil, characterName: String, userName: String,
    extra: String = "", group: GroupChat? = nil, groupTitle: String? = nil
  ) {
    (self.group, self.groupTitle) = (group, groupTitle)
    self.chat = chat
    (self.shown, self.seen) = (shown, seen)
    (self.characterName, self.userName, self.extra) = (characterName, userName, extra)
  }

  /// The title for readers.
  var heading: String { chat.title ?? groupTitle ?? characterName }
}

/// A message to write.
public struct ExportedMessage: Hashable, Sendable {
  /// The message itself.
  public var message: Message
  /// The end of the path last shown through it, where another path is shown now.
  public var tip: Message.ID?
  /// The speaker's name; nil for the chat's character or user.
  public var name: String?
  /// The names of attached files.
  public var attachments: [String]
  /// What an import kept in `ImportedMessage.extra`; empty for nothing.
  public var extra: String

  /// A message.
  public init(
    _ message: Message, tip: Message.ID? = nil, name: String? = nil, attachments: [String] = [], extra: String = ""
  ) {
    self.message = message
    (self.tip, self.name) = (tip, name)
    (self.attachments, self.extra) = (attachments, extra)
  }
}

/// A picture of a message to write.
public struct ExportedPicture: Hashable, Sendable {
  /// The message.
  public var message: Message.ID
  /// The name of the file that the user attached.
  public var name: String
  /// The file.
  public var file: [UInt8]

  /// A picture.
  public init(of message: Message.ID, name: String, file: [UInt8]) {
    (self.message, self.name, self.file) = (message, name, file)
  }
}
