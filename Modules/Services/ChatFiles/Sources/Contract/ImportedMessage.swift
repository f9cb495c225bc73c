public import Entities
import JSON

/// A message as a file describes it: a node of its chat's tree. Swipes and edits are messages with the same parent. No
/// text is checked for control characters: sanitise before showing.
public struct ImportedMessage: Hashable, Sendable {
  /// The author of a message.
  public enum Role: String, Hashable, Sendable {
    case user, assistant
    /// A narrator, or instructions to the model.
    case system
  }

  /// Its id in the file; a UUID in files of this program. Nil when the file has none.
  public var sourceID: String?
  /// The place of the message that it answers; smaller than its own place. Nil for the first.
  public var parent: Int?
  /// The author.
  public var role: Role
  /// The speaker's name; nil when the file does not tell.
  public var name: String?
  /// The id of the member of a group chat that it is from, in files of this program; nil elsewhere.
  public var speaker: Avatar.ID?
  /// The text; at most 16 MiB.
  public var text: String
  /// The model's reasoning before the reply; empty for none.
  public var reasoning = ""
  /// The model that answered; the provider is named as the file names it. Each name has at most
  /// 4,096 bytes.
  public var model: ModelChoice?
  /// The state; `.complete` except in files of this program.
  public var state = Message.State.complete
  /// The time. If the file has none, or none that can be read, it is that of the parent or of the chat.
  public var created: Timestamp
  /// What it is marked with; only files of this program have a pin or a bookmark.
  public var marks = MessageMarks()
  /// The names of attached files, which are not in the file themselves. Files of this program may have any text here:
  /// make no path of it.
  public var attachments: [String] = []
  /// SillyTavern: the picture's file of the persona that a message of the user was written with.
  public var personaFile: String?
  /// Everything else that the file says about the message, as a JSON object with a member named after the format; empty
  /// for nothing.
  public var extra = ""

  init(_ role: Role, _ text: String, created: Timestamp = Timestamp(milliseconds: 0)) {
    (self.role, self.text, self.created) = (role, text, created)
  }
}

extension ImportedMessage {
  /// Gives a message of SillyTavern its text with the macros filled. The file's text is kept in `extra`, and an export
  /// to SillyTavern writes it again.
  public mutating func fill(with filled: String) {
    guard filled != text else { return }
    var kept = KeptMembers(extra)
    kept[.sillyTavern]["mes"] = .string(text)
    (text, extra) = (filled, kept.text)
  }

  /// Keeps the text that a message of SillyTavern has among its swipes, where it differs from the shown text.
  mutating func keep(swipe: String) {
    var kept = KeptMembers(extra)
    kept[.sillyTavern]["swipes"] = .string(swipe)
    extra = kept.text
  }
}
