/// A long text that was pasted and shows as a marker.
struct Paste: Hashable, Sendable {
  let text: String
  /// The number of lines; a break at the very end begins none.
  let lines: Int
  /// The number of characters as the user counts them.
  let characters: Int

  init(_ text: String) {
    self.text = text
    let breaks = text.utf8.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
    lines = breaks + (text.utf8.last == 0x0A ? 0 : 1)
    characters = text.count
  }

  /// Whether it would push the user's own text out of sight. The third limit is for stacked combining marks, which
  /// count as one character.
  var isLong: Bool { lines > 10 || characters > 1_000 || text.unicodeScalars.count > 4_000 }

  /// The text of its marker.
  func label(in language: Language) -> String {
    lines > 10
      ? language("[pasted \(lines) lines]", "[붙여 넣은 \(lines)줄]")
      : language("[pasted \(characters) characters]", "[붙여 넣은 \(characters)자]")
  }
}

/// The long pastes of an editor, by the scalar that represents each in its text.
///
/// The scalars are U+E0200 to U+E0FFF, which Unicode leaves unassigned. They break graphemes on both sides as controls
/// do (UAX 29, Table 2), so a marker is one grapheme beside any neighbour. `CleanText` replaces them in text from
/// outside.
struct PasteTable: Sendable {
  /// The scalars that may represent a paste.
  static let markers: ClosedRange<UInt32> = 0xE0200...0xE0FFF

  private var pastes: [UInt32: Paste] = [:]

  subscript(_ marker: UInt32) -> Paste? { pastes[marker] }

  var count: Int { pastes.count }

  /// Adds a paste.
  /// - Returns: The marker for it; nil when there are too many.
  mutating func add(_ paste: Paste) -> Unicode.Scalar? {
    let used = pastes.count
    // Usually the next one is free.
    for step in 0..<UInt32(Self.markers.count) {
      let marker = Self.markers.lowerBound + (UInt32(used) + step) % UInt32(Self.markers.count)
      if pastes[marker] == nil {
        pastes[marker] = paste
        return Unicode.Scalar(marker)
      }
    }
    return nil
  }

  /// Drops the pastes that none of these texts uses.
  mutating func keep(usedIn texts: some Sequence<String>) {
    guard !pastes.isEmpty else { return }
    var used: Set<UInt32> = []
    for text in texts {
      for scalar in text.unicodeScalars where Self.markers.contains(scalar.value) { used.insert(scalar.value) }
    }
    pastes = pastes.filter { used.contains($0.key) }
  }

  /// The bytes of a text with its markers replaced by their pastes.
  func expandedCount(of text: String) -> Int {
    if pastes.isEmpty { return text.utf8.count }
    return text.unicodeScalars.reduce(0) {
      $0 + (pastes[$1.value]?.text.utf8.count ?? UTF8.width($1))
    }
  }

  /// A text with its markers replaced by their pastes.
  func expand(_ text: String) -> String {
    if pastes.isEmpty { return text }
    var expanded = ""
    var plain = text.startIndex
    for index in text.unicodeScalars.indices {
      guard let paste = pastes[text.unicodeScalars[index].value] else { continue }
      expanded += text[plain..<index]
      expanded += paste.text
      plain = text.unicodeScalars.index(after: index)
    }
    return plain == text.startIndex ? text : expanded + text[plain...]
  }
}
