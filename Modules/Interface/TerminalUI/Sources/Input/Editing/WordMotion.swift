/// Finds the beginnings and ends of words, for motions and deletions.
///
/// A word is a run of letters, digits and underscores, Hangul among them (as in UAX 29, so that "API를" is one), a run
/// of Han, of Hiragana or of Katakana, or a run of signs. Spaces belong to no word. A marker is a word of its own.
enum WordMotion {
  private enum Kind: Hashable {
    case space, letters, han, hiragana, katakana, signs, marker

    init(_ character: Character) {
      let value = character.unicodeScalars.first?.value ?? 0
      switch value {
      case PasteTable.markers: self = .marker
      case 0x3041...0x309F: self = .hiragana
      case 0x30A0...0x30FF, 0x31F0...0x31FF: self = .katakana
      case 0x2E80...0x2FDF, 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
        self = .han
      case 0x5F: self = .letters
      default:
        self =
          character.isWhitespace ? .space : character.isLetter || character.isNumber ? .letters : .signs
      }
    }
  }

  /// The start of the word at or before a place.
  static func start(before place: Int, in buffer: TextBuffer) -> Int {
    var place = skip(from: place, backward: true, in: buffer) { $0 == .space }
    guard let kind = buffer.character(endingAt: place).map(Kind.init) else { return place }
    if kind == .marker { return buffer.before(place) ?? place }
    place = skip(from: place, backward: true, in: buffer) { $0 == kind }
    return place
  }

  /// The end of the word at or after a place.
  static func end(after place: Int, in buffer: TextBuffer) -> Int {
    let place = skip(from: place, backward: false, in: buffer) { $0 == .space }
    guard let kind = buffer.character(at: place).map(Kind.init) else { return place }
    if kind == .marker { return buffer.after(place) ?? place }
    return skip(from: place, backward: false, in: buffer) { $0 == kind }
  }

  /// The start of the run without spaces before a place, as Ctrl-W deletes it in a terminal.
  static func startOfRun(before place: Int, in buffer: TextBuffer) -> Int {
    let place = skip(from: place, backward: true, in: buffer) { $0 == .space }
    return skip(from: place, backward: true, in: buffer) { $0 != .space }
  }

  private static func skip(
    from start: Int, backward: Bool, in buffer: TextBuffer, while matches: (Kind) -> Bool
  ) -> Int {
    var place = start
    guard backward else {
      while let character = buffer.character(at: place), matches(Kind(character)), let next = buffer.after(place) {
        place = next
      }
      return place
    }
    /// A run of flags, or of marks, is read once for all of its graphemes.
    var known: [Int] = []
    while place > 0 {
      if known.isEmpty { known = buffer.boundaries(before: place) }
      guard let before = known.popLast(), let character = buffer.character(at: before), matches(Kind(character)) else {
        return place
      }
      place = before
    }
    return place
  }
}
