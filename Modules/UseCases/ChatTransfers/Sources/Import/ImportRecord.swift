import Entities
import Storage

/// The chats and characters of an import, so that the user can take it back.
struct ImportRecord: Hashable {
  /// A chat as it was after the import.
  struct Entry: Hashable {
    let id: Conversation.ID
    let shown: Message.ID?
    let title: String?
    /// The newest message; nil for none, and in a record of an older program.
    var newest: Message.ID?

    init(_ head: ChatHead, newest: Message.ID?) {
      (id, shown, title, self.newest) = (head.chat.id, head.shown, head.chat.title, newest)
    }

    /// Whether a chat still has its title, its messages and its shown path.
    func describes(_ head: ChatHead, newest now: Message.ID?) -> Bool {
      head.chat.id == id && head.shown == shown && head.chat.title == title && (newest == nil || now == newest)
    }
  }

  var chats: [Entry] = []
  var characters: [Avatar.ID] = []

  /// The record of an import.
  init(_ chats: [Entry], _ characters: [Avatar]) {
    self.chats = chats
    self.characters = characters.map(\.id)
  }
}

/// The record as a text to store.
extension ImportRecord {
  private static let chat = "chat", newest = "newest", character = "character"

  /// A line for each chat: its id, the id of its last shown message or `-`, and its title. After it, a line with the id of
  /// its newest message, which older programs do not know. A line for each character.
  var note: String {
    let lines = chats.flatMap { entry in
      [
        [Self.chat, "\(entry.id)", entry.shown.map { "\($0)" } ?? "-", entry.title ?? ""].joined(separator: " "),
        entry.newest.map { "\(Self.newest) \($0)" },
      ].compactMap(\.self)
    }
    return (lines + characters.map { "\(Self.character) \($0)" }).joined(separator: "\n")
  }

  /// Parses a stored text. Unknown lines are ignored.
  init(note: String) {
    // By bytes: a title may begin with a mark that forms one character with the space before it.
    for line in note.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      switch words.first {
      case Self.chat: if let entry = Entry(words: words.dropFirst()) { chats.append(entry) }
      case Self.newest:
        if let last = chats.indices.last { chats[last].newest = words.dropFirst().first.flatMap { Message.ID($0) } }
      case Self.character: if let id = words.dropFirst().first.flatMap({ Avatar.ID($0) }) { characters.append(id) }
      default: continue
      }
    }
  }
}

extension ImportRecord.Entry {
  fileprivate init?(words: ArraySlice<String>) {
    guard words.count == 3, let id = words.first.flatMap({ Conversation.ID($0) }) else { return nil }
    self.id = id
    shown = Message.ID(words[words.startIndex + 1])
    title = words[words.startIndex + 2].isEmpty ? nil : words[words.startIndex + 2]
  }
}
