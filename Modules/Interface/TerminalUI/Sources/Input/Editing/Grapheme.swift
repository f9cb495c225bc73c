import Terminal

/// One step through an editor's text: one character to the user. Places are offsets in the text's UTF-8.
struct Grapheme: Hashable {
  /// How an editor treats it.
  enum Kind: Hashable {
    /// Shown as it is.
    case plain
    /// Shown as the sanitiser leaves it, and painted on its own, so that it joins no neighbour.
    case special
    case tab, newline
    /// Represents a long paste.
    case marker
  }

  let start: Int, end: Int
  let kind: Kind
  /// The first scalar.
  let scalar: UInt32
  /// Its width in cells when that is the same everywhere; otherwise 0.
  let width: Int

  /// Whether a line may break after it, and it may hang over the edge.
  var isSpace: Bool { kind == .tab || scalar == 0x20 || scalar == 0x3000 }
}

extension Grapheme {
  /// How a grapheme shows that is not plain: its permitted part, or a sign where nothing is permitted. The caret
  /// therefore always moves visibly.
  static func shown(_ cluster: Substring) -> SafeText {
    let safe = SafeText(untrusted: String(cluster))
    return safe.width > 0 ? safe : "\u{FFFD}"
  }

  /// Walks over the graphemes of a text from a boundary on, until `body` returns false. Reads only the part walked
  /// over.
  static func forEach(in text: String, from start: Int, _ body: (Grapheme) -> Bool) {
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      var place = start
      while place < bytes.count {
        let grapheme = simple(in: bytes, at: place) ?? any(in: text, bytes, at: place)
        guard body(grapheme) else { return }
        place = grapheme.end
      }
    }
  }

  /// The quick way, for letters that never share a grapheme with their successor.
  private static func simple(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Grapheme? {
    let byte = bytes[place]
    if byte == 0x0A { return Grapheme(start: place, end: place + 1, kind: .newline, scalar: 0x0A, width: 0) }
    if byte == 0x09 { return Grapheme(start: place, end: place + 1, kind: .tab, scalar: 0x09, width: 0) }
    if 0x20..<0x7F ~= byte {
      guard isStart(bytes, at: place + 1) else { return nil }
      return Grapheme(start: place, end: place + 1, kind: .plain, scalar: UInt32(byte), width: 1)
    }
    guard let scalar = syllable(in: bytes, at: place), isStart(bytes, at: place + 3) else { return nil }
    return Grapheme(start: place, end: place + 3, kind: .plain, scalar: scalar, width: 2)
  }

  /// Whether a grapheme begins at a place, as far as can be seen quickly.
  private static func isStart(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    place >= bytes.count || bytes[place] < 0x80 || syllable(in: bytes, at: place) != nil
  }

  /// A Hangul syllable.
  private static func syllable(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt32? {
    let lead = bytes[place]
    guard 0xEA...0xED ~= lead, place + 2 < bytes.count else { return nil }
    let scalar = UInt32(lead & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F)
    return 0xAC00...0xD7A3 ~= scalar ? scalar : nil
  }

  private static func any(in text: String, _ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Grapheme {
    let end = GraphemeBreaking.end(in: bytes, from: place)
    TextWork.record(clusters: 1, bytes: end - place)
    let index = text.utf8.index(text.startIndex, offsetBy: place)
    let after = text.utf8.index(text.startIndex, offsetBy: end)
    let scalar = text.unicodeScalars[index].value
    if PasteTable.markers.contains(scalar) {
      return Grapheme(start: place, end: end, kind: .marker, scalar: scalar, width: 0)
    }
    return Grapheme(start: place, end: end, kind: .special, scalar: scalar, width: shown(text[index..<after]).width)
  }
}
