import Entities
import JSON

/// The step to version 11: copies the note of each character from the document of its card to the fields of its
/// definition. Earlier versions kept the note in the document only.
struct NotesOfCards: Migration {
  /// A longer note stays in its document.
  private static let longest = 1 << 20

  func apply(to connection: Connection) throws(StorageError) {
    let avatars = try connection.rows(
      "SELECT avatar FROM card WHERE instr(CAST(document AS TEXT), 'depth_prompt') > 0"
    ) { $0.integer(0) }
    for avatar in avatars {
      let document = try connection.first("SELECT document FROM card WHERE avatar = ?", avatar) { Array($0.bytes(0)) }
      guard let note = document.flatMap(Self.note) else { continue }
      var definition = CharacterDefinition()
      definition.note = note
      for field in [CharacterField.note, .noteDepth, .noteRole] where !definition[field].isEmpty {
        try connection.run(
          "INSERT OR IGNORE INTO definition(avatar, field, text) VALUES (?, ?, ?)", avatar, field.rawValue,
          definition[field])
      }
    }
  }

  /// The note in a card's document, as imports read it; nil for none. A document that cannot be read has none.
  private static func note(in document: [UInt8]) -> CharacterNote? {
    guard let card = try? JSONValue(parsing: document) else { return nil }
    let prompt = card["data"]?["extensions"]?["depth_prompt"] ?? card["depth_prompt"]
    guard let text = prompt?["prompt"]?.string, !text.isEmpty, text.utf8.count <= longest else { return nil }
    let depth = prompt?["depth"]?.double ?? prompt?["depth"]?.string.flatMap(Double.init)
    let role = prompt?["role"]?.string.flatMap { PromptReport.Part.Role(rawValue: $0) }
    return CharacterNote(
      text: text, depth: depth.flatMap { Int(exactly: $0.rounded()) } ?? CharacterNote.usualDepth, role: role ?? .system
    )
  }
}
