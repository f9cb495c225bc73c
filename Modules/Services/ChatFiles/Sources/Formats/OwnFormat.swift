/// The lines of this program's own files: those of a profile's archive for its chats, between a first line that says
/// what the file is and a last one with the number of lines.
enum OwnFormat {
  static let kind = "aichat-chat"
  /// The version that this program writes. Version 1 had no pictures.
  static let version: Int64 = 2

  /// Members that a chat's line has besides those of the archive.
  enum ChatKey {
    static let character = "character", user = "user", extra = "extra", group = "group"
    static let authorsNote = "note", summary = "summary"
  }

  /// Members that a message's line has besides those of the archive.
  enum MessageKey {
    static let name = "name", attachments = "attachments", extra = "extra"
  }

  /// The line of a picture, after the messages of its chat: the id of its message, its name, and the file in Base64.
  enum PictureLine {
    static let type = "picture", message = "message", name = "name", file = "file"
  }

  /// The members of a message's line that are not kept in `extra`.
  static let messageKeys: Set = [
    "type", "id", "parent", "role", "state", "failure", "provider", "model", "created", "text", "reasoning", "tip",
    "hidden", "pinned", "bookmark", "speaker", MessageKey.name, MessageKey.attachments, MessageKey.extra,
  ]

  /// The members of a chat's line that are not kept in `extra`.
  static let chatKeys: Set = [
    "type", "id", "avatar", "title", "created", "updated", "shown", "seen", "pinned", "archived", "tags",
    ChatKey.character, ChatKey.user, ChatKey.extra,
    ChatKey.group, ChatKey.authorsNote, ChatKey.summary,
  ]
}
