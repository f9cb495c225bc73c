public import Entities

/// Stores text that users have typed but not sent or saved, each draft under a name.
///
/// Two running copies of the program may have the same field open. Each changes and deletes only the text that it wrote
/// or found itself: the text of the other copy stays and is found when that copy reads the field again. All texts of a
/// field are in one note, with `separator` between them. A text that a killed program left is found by the next program
/// that reads the field and has no text of its own there.
public actor DraftStore {
  private struct Field: Hashable {
    let profile: UserProfile.ID
    let name: String
  }

  /// The prefix of every draft's name, and of no other note's. Drafts are counted by it.
  public static let prefix = NoteKind.draft.rawValue
  /// Separates the texts of two copies. No key types it.
  static let separator: Character = "\u{1E}"
  /// How often `save` tries when another program changes the note at the same time.
  private static let attempts = 100

  private let notes: any NoteStore
  /// The text that this program last wrote or found in each field.
  private var own: [Field: String] = [:]

  /// A draft store that has read nothing yet.
  public init(_ notes: any NoteStore) {
    self.notes = notes
  }

  /// The draft of a field: this program's own text, else the newest stored one; nil when there is none.
  public func draft(_ name: String, of profile: UserProfile.ID) async throws(StorageError) -> String? {
    let texts = Self.texts(try await notes.note(name, of: profile))
    let field = Field(profile: profile, name: name)
    if own[field].map(texts.contains) != true { own[field] = texts.last }
    return own[field]
  }

  /// Replaces the text that this program wrote or found; an empty text deletes it.
  /// - Throws: `.missing` when the profile does not exist; `.failed` when another program keeps changing the draft.
  public func save(_ text: String, as name: String, of profile: UserProfile.ID) async throws(StorageError) {
    let field = Field(profile: profile, name: name)
    let text = text.filter { $0 != Self.separator }
    for _ in 0..<Self.attempts {
      let note = try await notes.note(name, of: profile)
      var texts = Self.texts(note)
      let index = own[field].flatMap { texts.lastIndex(of: $0) }
      if let index { texts.remove(at: index) }
      if !text.isEmpty { texts.insert(text, at: index ?? texts.endIndex) }
      let next = texts.isEmpty ? nil : texts.joined(separator: String(Self.separator))
      if next != note, try await !notes.replaceNote(note, by: next, named: name, of: profile) { continue }
      own[field] = text.isEmpty ? nil : text
      return
    }
    throw .failed(
      LocalizedText(
        "The draft cannot be saved: another program keeps changing it.", "다른 프로그램이 계속 고치고 있어 초안을 저장할 수 없습니다."))
  }

  /// Whether a note is a draft with visible text.
  public static func isDraft(_ note: String, named name: String) -> Bool {
    name.hasPrefix(prefix) && note.contains { $0 != separator && !$0.isWhitespace }
  }

  /// Whether a note is a trifle. A profile whose notes are all trifles can count as empty.
  /// - Parameter trifles: The names of trifles. A draft without visible text is always one.
  static func isTrifle(_ note: String, named name: String, besides trifles: Set<String>) -> Bool {
    trifles.contains(name) || (name.hasPrefix(prefix) && !isDraft(note, named: name))
  }

  private static func texts(_ note: String?) -> [String] {
    note?.split(separator: separator).map { String($0) } ?? []
  }
}
