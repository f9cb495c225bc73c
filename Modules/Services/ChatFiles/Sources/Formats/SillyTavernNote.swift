import Entities
import JSON

/// The author's note in the metadata of SillyTavern's chats (https://github.com/SillyTavern/SillyTavern,
/// `public/scripts/authors-note.js`): the text, and where and how often it comes.
enum SillyTavernNote {
  private enum Key {
    static let text = "note_prompt", position = "note_position", interval = "note_interval"
    static let depth = "note_depth", role = "note_role"
  }

  /// SillyTavern's numbers are the places in these lists.
  private static let positions: [AuthorsNote.Position] = [.afterMain, .atDepth, .beforeMain]
  private static let roles: [PromptReport.Part.Role] = [.system, .user, .assistant]

  /// Whether a chat has a scenario of its own in place of the character's. This program's chats have none.
  static func hasScenario(_ metadata: JSONValue?) -> Bool { metadata?["scenario"]?.string?.isEmpty == false }

  /// The note; nil where there is no text.
  /// - Parameter warn: Gets what the note here cannot hold.
  static func note(in metadata: JSONValue?, _ warn: (ImportWarning.Kind) -> Void = { _ in }) -> AuthorsNote? {
    guard let text = metadata?[Key.text]?.string, !text.isEmpty else { return nil }
    var note = AuthorsNote(text: text)
    var isOdd = false
    /// The number of a key in a range; `usual` where the metadata has none.
    func number(_ key: String, _ range: ClosedRange<Int>, usual: Int) -> Int {
      guard let value = metadata?[key], !value.isNull else { return usual }
      guard let number = value.int.map({ Int(clamping: $0) }) ?? value.string.flatMap({ Int($0) }) else {
        isOdd = true
        return usual
      }
      if !range.contains(number) { isOdd = true }
      return min(max(number, range.lowerBound), range.upperBound)
    }
    note.interval = number(Key.interval, 0...AuthorsNote.deepest, usual: note.interval)
    note.depth = number(Key.depth, 0...AuthorsNote.deepest, usual: note.depth)
    note.position = positions[number(Key.position, 0...positions.count - 1, usual: 1)]
    note.role = roles[number(Key.role, 0...roles.count - 1, usual: 0)]
    if isOdd { warn(.oddNote) }
    if text.utf8.count > AuthorsNote.longest {
      warn(.longNote)
      var end = text.utf8.index(text.startIndex, offsetBy: AuthorsNote.longest)
      while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
      note.text = String(text[..<end])
    }
    return note
  }

  /// Writes the note of a chat in place of the one that an import kept. Metadata that mean the same stay as they are.
  static func write(_ note: AuthorsNote?, to metadata: inout JSONObject) {
    let note = note.flatMap { $0.text.isEmpty ? nil : $0 }
    guard Self.note(in: .object(metadata)) != note else { return }
    metadata[Key.text] = .string(note?.text ?? "")
    guard let note else { return }
    metadata[Key.interval] = .int(Int64(note.interval))
    metadata[Key.position] = .int(Int64(positions.firstIndex(of: note.position) ?? 1))
    metadata[Key.depth] = .int(Int64(note.depth))
    metadata[Key.role] = .int(Int64(roles.firstIndex(of: note.role) ?? 0))
  }
}
