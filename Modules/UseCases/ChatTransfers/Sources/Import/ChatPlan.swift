import ChatFiles
import Entities

/// What an import does with a chat of a file, decided when the file is read for the first time.
struct ChatPlan {
  var fingerprint: String
  /// The number of earlier chats of the import with the same contents and other times.
  var number = 0
  /// The id of the same chat here, or of the new one.
  var id: Conversation.ID
  /// Whether it is here already.
  var isKnown: Bool
  /// Whether the messages keep the ids of the file.
  var keepsIDs: Bool
  var title: String?
  /// Its character, and whether that is new.
  var avatar: Avatar, isNewCharacter: Bool
  var messages: Int, pictures = 0
  /// The number of messages of narrators and of other speakers that are no characters of the chat.
  var otherMessages = 0
  /// The names of the other members of its group that are no characters here yet.
  var newMembers: [String] = []
  /// The file of its group in a folder of SillyTavern; nil for none.
  var groupFile: KeptGroupFile?
  /// Its author's note and its summary.
  var authorsNote: AuthorsNote?, summary: ConversationSummary?
  /// The name of its lorebook, and the file of its persona's picture, in SillyTavern.
  var worldName: String?, personaFile: String?
  /// The names of the user: that in the file's head, and that of the user's newest message.
  var userNames: [String] = []
  /// Its group, and the avatars of the group's speakers: by their names, and by their ids in the file. For a chat with
  /// one avatar the group is nil, and there are no speakers.
  var group: GroupChat?, speakers: [String: Avatar] = [:], members: [Avatar.ID: Avatar.ID] = [:]
}

extension ChatPlan {
  /// The member of the group that a message is from.
  func speaker(of message: ImportedMessage) -> Avatar.ID? {
    guard group != nil, message.role != .user else { return nil }
    return message.speaker.flatMap { members[$0] } ?? message.name.flatMap { speakers[$0]?.id }
  }

  /// The avatars of the chat.
  var avatars: Set<Avatar.ID> { Set([avatar.id] + (group?.members.map(\.id) ?? [])) }
}

extension ChatPlan {
  /// The longest title in bytes.
  private static let longestTitle = 1000

  /// A title of a file as a title here: one line, not too long. Nil for none.
  static func usable(_ title: String?) -> String? {
    var line = title?.asOneLine(longest: longestTitle) ?? ""
    while line.utf8.count > longestTitle { line.removeLast() }
    line = line.visiblyTrimmed
    return line.isEmpty ? nil : line
  }
}
