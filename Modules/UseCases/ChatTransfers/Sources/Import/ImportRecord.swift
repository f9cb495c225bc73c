import Entities
import Storage

/// The chats and characters of an import, so that the user can take it back.
struct ImportRecord: Hashable {
  /// A chat as it was after the import.
  struct Entry: Hashable {
    let id: Conversation.ID
    let shown: Message.ID?
    let title: String?

    init(_ head: ChatHead) { (id, shown, title) = (head.chat.id, head.shown, head.chat.title) }
  }

  var chats: [Entry] = []
  var characters: [Avatar.ID] = []

  /// The record of an import.
  init(_ chats: [ChatHead], _ characters: [Avatar]) {
    self.chats = chats.map { Entry($0) }
    self.characters = characters.map(\.id)
  }
}

/// The record as a text to store.
extension ImportRecord {
  private static let chat = "chat", character = "character"

  /// A line for each chat: its id, the id of its last shown message or `-`, and its title. A line for each character.
  var note: String {
    let lines = chats.map { entry in
      [Self.chat, "\(entry.id)", entry.shown.map { "\($0)" } ?? "-", entry.title ?? ""].joined(separator: " ")
    }
    return (lines + characters.map { "\(Self.character) \($0)" }).joined(separator: "\n")
  }

  /// Parses a stored text. Unknown lines are ignored.
  init(note: String) {
    for line in note.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
      switch words.first {
      case Self.chat: if let entry = Entry(words: words.dropFirst()) { chats.append(entry) }
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
