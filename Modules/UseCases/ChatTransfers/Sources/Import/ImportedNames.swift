import ChatFiles
import Entities

/// Collects the names of a chat's speakers while its messages are read.
struct ImportedNames {
  /// The names that stand for a user without a name in files of this program and of others.
  private static let none: Set = ["User", "사용자"]

  /// Whether a name in a file stands for a user without a name.
  static func isNone(_ name: String) -> Bool { name.isEmpty || none.contains(name) }

  private(set) var names = SpokenNames()
  /// The user's first message, while no message of the user has had a name.
  private var unnamed: Message?
  /// The time of the user's newest message so far.
  private var newest: Timestamp?

  /// Adds the next message as it is stored.
  mutating func add(_ message: Message, _ imported: ImportedMessage, in chat: ImportedChat, of plan: ChatPlan) {
    guard message.role == .user else {
      if message.speaker == nil, let name = imported.name, plan.isOther(name, in: chat) {
        names.record(otherSpeaker: name, of: message.id)
      }
      return
    }
    let isNewest = newest.map { $0 < message.created } ?? true
    newest = max(newest ?? message.created, message.created)
    // Own lines name the user where that is known.
    let usual = chat.format == .jsonLines ? nil : chat.userName
    let name = (imported.name ?? usual).flatMap { Self.isNone($0) ? nil : $0 }
    if name == nil, names.changes.isEmpty {
      unnamed = unnamed ?? message
    } else {
      if let first = unnamed, names.changes.isEmpty { names.record(nil, of: first) }
      names.record(name, of: message, isNewest: isNewest)
    }
  }
}

extension ChatPlan {
  /// Whether a name in a file is that of a narrator, or of another speaker that is no character of the chat.
  func isOther(_ name: String, in chat: ImportedChat) -> Bool {
    guard group == nil else { return speakers[name] == nil }
    return ![chat.characterName, avatar.name].contains { $0?.lowercased() == name.lowercased() }
  }
}
