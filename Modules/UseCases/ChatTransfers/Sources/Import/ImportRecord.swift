import Entities
import Storage

/// The chats, characters, lorebooks and personas of an import, so that the user can take it back.
struct ImportRecord: Hashable {
  /// A chat as it was after the import.
  struct Entry: Hashable {
    let id: Conversation.ID
    let shown: Message.ID?
    let title: String?
    /// The newest message; nil for none, and in a record of an older program.
    var newest: Message.ID?
    /// Stands for the author's note that the import brought; nil for none.
    var authorsNote: String?

    /// - Parameter authorsNote: The note as it is stored; nil for none.
    init(_ head: ChatHead, newest: Message.ID?, authorsNote: String? = nil) {
      (id, shown, title, self.newest) = (head.chat.id, head.shown, head.chat.title, newest)
      self.authorsNote = authorsNote.map { Fingerprint.text(of: $0) }
    }

    /// Whether a chat still has its title and its shown path, and no newer message where the record has the newest one.
    func describes(_ head: ChatHead, newest now: Message.ID?) -> Bool {
      head.chat.id == id && head.shown == shown && head.chat.title == title && (newest == nil || now == newest)
    }
  }

  var chats: [Entry] = []
  var characters: [Avatar.ID] = []
  /// The lorebooks and personas, with the times of their last change.
  var lorebooks: [Lorebook.ID: Timestamp] = [:], personas: [Persona.ID: Timestamp] = [:]

  /// The record of an import.
  init(_ chats: [Entry], _ characters: [Avatar], _ added: FolderImporter.Added = .init()) {
    self.chats = chats
    self.characters = (characters + added.characters).map(\.id)
    for book in added.lorebooks { lorebooks[book.id] = book.changed }
    for persona in added.personas { personas[persona.id] = persona.changed }
  }

  var isEmpty: Bool { chats.isEmpty && characters.isEmpty && lorebooks.isEmpty && personas.isEmpty }
}

/// The record as a text to store.
extension ImportRecord {
  private static let chat = "chat", newest = "newest", character = "character", note = "note"
  private static let lorebook = "lorebook", persona = "persona"

  /// A line for each chat: its id, the id of its last shown message or `-`, and its title. After it come a line with
  /// the id of its newest message and one with the hash of its author's note, which older programs do not know. Then a
  /// line for each character, and for each lorebook and persona a line with the time of its last change in
  /// milliseconds.
  var note: String {
    let lines = chats.flatMap { entry in
      [
        [Self.chat, "\(entry.id)", entry.shown.map { "\($0)" } ?? "-", entry.title ?? ""].joined(separator: " "),
        entry.newest.map { "\(Self.newest) \($0)" }, entry.authorsNote.map { "\(Self.note) \($0)" },
      ].compactMap(\.self)
    }
    let others =
      lorebooks.map { "\(Self.lorebook) \($0) \($1.milliseconds)" }
      + personas.map { "\(Self.persona) \($0) \($1.milliseconds)" }
    return (lines + characters.map { "\(Self.character) \($0)" } + others).joined(separator: "\n")
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
      case Self.note: if let last = chats.indices.last { chats[last].authorsNote = words.dropFirst().first }
      case Self.character: if let id = words.dropFirst().first.flatMap({ Avatar.ID($0) }) { characters.append(id) }
      case Self.lorebook: if let (id, time) = Self.changed(words, Lorebook.ID.init) { lorebooks[id] = time }
      case Self.persona: if let (id, time) = Self.changed(words, Persona.ID.init) { personas[id] = time }
      default: continue
      }
    }
  }
}

extension ImportRecord {
  /// The id and the time of a line.
  private static func changed<ID>(_ words: [String], _ id: (String) -> ID?) -> (ID, Timestamp)? {
    guard words.count == 3, let id = id(words[1]), let time = Int64(words[2]) else { return nil }
    return (id, Timestamp(milliseconds: time))
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
