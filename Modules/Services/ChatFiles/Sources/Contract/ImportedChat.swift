public import Entities

/// A chat as a file describes it, before its messages. No text is checked for control characters: sanitise before
/// showing.
public struct ImportedChat: Hashable, Sendable {
  /// The format that it was read from.
  public var format: ChatFileFormat
  /// Its id in the file; a UUID in files of this program.
  public var sourceID: String?
  /// The id of its avatar, in files of this program.
  public var avatar: Avatar.ID?
  /// The title; nil when the file has none. A title or name of more than 4,096 bytes is cut.
  public var title: String?
  /// The name of the character, and of the user; nil when the file does not tell.
  public var characterName: String?, userName: String?
  /// Whether several characters may speak: the file says so, or has no name of a character before the first message.
  /// `ImportedChatEnd.speakers` has their names.
  public var isGroup = false
  /// Its group, in files of this program; nil elsewhere.
  public var group: GroupChat?
  /// Its author's note; nil for none.
  public var authorsNote: AuthorsNote?
  /// Its summary, in files of this program. The id of the last message is that of the file.
  public var summary: ConversationSummary?
  /// The time of its creation; the time of the file's last change when the file does not tell.
  public var created: Timestamp
  /// The time of its last change; nil when the file does not tell.
  public var updated: Timestamp?
  /// Where the user keeps it in the list, in files of this program.
  public var place = ChatPlace()
  /// SillyTavern: the name of the chat's lorebook, the picture's file of its persona, and the name of the chat that it
  /// was branched from.
  public var worldName: String?, personaFile: String?, parentChat: String?
  /// Everything else that the file says about the chat, as a JSON object with a member named after the format; empty
  /// for nothing.
  public var extra = ""

  init(_ format: ChatFileFormat, created: Timestamp) {
    (self.format, self.created) = (format, created)
  }
}

/// What is known of a chat after its last message. Messages are given by their place in the chat, from 0 on.
public struct ImportedChatEnd: Hashable, Sendable {
  /// The end of the shown path; nil in an empty chat.
  public var shown: Int?
  /// The newest message that the user has seen, in files of this program.
  public var seen: Int?
  /// The last message that the summary covers; nil where the file does not have it.
  public var summarised: Int?
  /// The end of the path last shown through a message, in files of this program.
  public var tips: [Int: Int] = [:]
  /// The names of the characters that speak, in the order of their first message.
  public var speakers: [String] = []
  /// The number of messages.
  public var messages = 0
}

/// A picture of a message as a file holds it; only files of this program do.
public struct ImportedPicture: Hashable, Sendable {
  /// The place of its message in the chat, from 0 on.
  public var message: Int
  /// The name of the file that the user attached: sanitise before showing.
  public var name: String
  /// The file: a PNG or JPEG that providers accept.
  public var file: [UInt8]
}

/// A part of what a file holds: each chat, then its messages, a message after its parent and before its pictures, then
/// the chat's end.
public enum ImportedRecord: Hashable, Sendable {
  /// A chat begins.
  case chat(ImportedChat)
  /// A message of that chat. Its place is the number of messages before it in the chat.
  case message(ImportedMessage)
  /// A picture of an earlier message of that chat, in their order; at most `KeptPictures.most` of a message.
  case picture(ImportedPicture)
  /// The chat is complete.
  case end(ImportedChatEnd)
}
