public import Entities

/// Keeps what users have typed and not sent or saved, each under a name.
///
/// Two copies of the program may have the same field open. Each changes and forgets only what it wrote or found itself:
/// what stands in the field of the other stays, and is there when that one looks again. All of them are in one note, with
/// `separator` between them; what a killed program leaves is found by the next look at the field.
public actor DraftStore {
  private struct Field: Hashable {
    let profile: UserProfile.ID
    let name: String
  }

  /// What the name of every draft begins with, and of nothing else. Drafts are counted by it.
  public static let prefix = "draft/"
  /// Between the texts of two copies: no key types it.
  static let separator: Character = "\u{1E}"
  /// How often a note is read anew that another program changed meanwhile.
  private static let attempts = 100

  private let notes: any NoteStore
  /// What this program wrote or found last.
  private var own: [Field: String] = [:]

  /// A store of which nothing is known yet.
  public init(_ notes: any NoteStore) {
    self.notes = notes
  }

  /// What stands in the field: this program's own text, else the newest of those that are kept; nil for nothing.
  public func draft(_ name: String, of profile: UserProfile.ID) async throws(StorageError) -> String? {
    let texts = Self.texts(try await notes.note(name, of: profile))
    let field = Field(profile: profile, name: name)
    if own[field].map(texts.contains) != true { own[field] = texts.last }
    return own[field]
  }

  /// Keeps a text in place of the one that this program wrote or found; an empty one forgets it.
  /// - Throws: `.missing` when the profile is not there.
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
      LocalizedText("Another program does not let go of what is being written.", "다른 프로그램이 쓰고 있는 글을 놓아주지 않습니다."))
  }

  /// Whether a note is a draft with something to read in it.
  public static func isDraft(_ note: String, named name: String) -> Bool {
    name.hasPrefix(prefix) && note.contains { $0 != separator && !$0.isWhitespace }
  }

  /// Whether a note does not count: a profile with no others is empty.
  /// - Parameter trifles: The names of such notes. A draft without anything to read is one in any case.
  static func isTrifle(_ note: String, named name: String, besides trifles: Set<String>) -> Bool {
    trifles.contains(name) || (name.hasPrefix(prefix) && !isDraft(note, named: name))
  }

  private static func texts(_ note: String?) -> [String] {
    note?.split(separator: separator).map { String($0) } ?? []
  }
}
