import Entities

/// The characters of an import of cards, so that the user can take it back.
struct ImportRecord: Hashable {
  /// A new character, and its picture at that time.
  struct Entry: Hashable {
    let id: Avatar.ID
    let picture: AvatarPicture.ID?

    init(_ avatar: Avatar) {
      (id, picture) = (avatar.id, avatar.picture)
    }
  }

  /// The new characters, in the order of their files.
  var entries: [Entry] = []
  /// Whether the import came to its end. One that was stopped may be continued.
  var isFinished = false
}

/// The record as a text to store.
extension ImportRecord {
  private static let finished = "finished"

  /// A line for each character: its id, and the id of its picture after a space. A finished import has a last line.
  var note: String {
    let lines = entries.map { entry in "\(entry.id)" + (entry.picture.map { " \($0)" } ?? "") }
    return (lines + (isFinished ? [Self.finished] : [])).joined(separator: "\n")
  }

  /// Parses a stored text. Unknown lines are ignored.
  init(note: String) {
    let lines = note.split(separator: "\n")
    entries = lines.compactMap { Entry(line: $0) }
    isFinished = lines.last.map(String.init) == Self.finished
  }
}

extension ImportRecord.Entry {
  fileprivate init?(line: Substring) {
    let words = line.split(separator: " ")
    guard let id = words.first.flatMap({ Avatar.ID(String($0)) }) else { return nil }
    self.id = id
    picture = words.dropFirst().first.flatMap { AvatarPicture.ID(String($0)) }
  }
}
