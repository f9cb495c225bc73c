import CharacterCards
import Entities

/// The checks of names and entries before they are stored.
extension LorebookRepository {
  /// The name as it is stored.
  static func usable(_ name: String) throws(LorebookFailure) -> String {
    let name = name.visiblyTrimmed
    if name.isEmpty { throw .emptyName }
    // A character can have any number of bytes. The longest usual ones, emoji of a family, have about 25.
    let longest = Entities.Lorebook.longestName
    guard name.utf8.count <= longest * 25, name.count <= longest else { throw .longName }
    guard name.isOneLine else { throw .brokenName }
    return name
  }

  /// The entry as it is stored, without new blank keys. What did not change is not checked: an imported entry may have
  /// anything, and can be turned off.
  /// - Parameter old: The entry before the change; nil for a new one.
  static func usable(_ entry: LorebookEntry, from old: LorebookEntry?) throws(LorebookFailure) -> LorebookEntry {
    var entry = entry
    if entry.keys != old?.keys { entry.keys = usable(entry.keys) }
    if entry.secondaryKeys != old?.secondaryKeys { entry.secondaryKeys = usable(entry.secondaryKeys) }
    if isEmpty(entry), old.map(isEmpty) != true { throw .emptyEntry }
    if entry.content != old?.content, entry.content.utf8.count > Entities.Lorebook.longestContent {
      throw .longContent
    }
    return entry
  }

  private static func isEmpty(_ entry: LorebookEntry) -> Bool {
    entry.keys.isEmpty && entry.content.visiblyTrimmed.isEmpty
  }

  private static func usable(_ keys: [String]) -> [String] { keys.map(\.visiblyTrimmed).filter { !$0.isEmpty } }

  /// The name of an imported lorebook: the name in the file, else that of the file; `Lorebook` if neither is usable.
  static func name(of book: CharacterCards.Lorebook, orFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return name(of: book, or: file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file)
  }

  /// The name in a lorebook, else another one; `Lorebook` if neither is usable.
  static func name(of book: CharacterCards.Lorebook, or other: String) -> String {
    for text in [book.name, other] {
      let line = String(text.visiblyTrimmed.prefix(Entities.Lorebook.longestName))
      if let name = try? usable(line) { return name }
    }
    return "Lorebook"
  }

  /// The description, cut if it is longer than a description may be.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > Entities.Lorebook.longestDescription else { return text }
    return String(text.unicodeScalars.prefix(Entities.Lorebook.longestDescription / 4))
  }
}

extension LorebookFile {
  /// Reads the stored text of a lorebook.
  init(text: String) throws(CardError) { try self.init(CardSource(Array(text.utf8))) }
}

extension LorebookFile.Format {
  init(_ format: LorebookFileFormat) {
    self =
      switch format {
      case .original: .original
      case .v3: .versionThree
      case .sillytavern: .sillyTavern
      }
  }
}
