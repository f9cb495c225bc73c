import Terminal

/// An editor's text. Places are offsets in its UTF-8, so finding one is free. A caret stands only at boundaries
/// between graphemes.
struct TextBuffer: Sendable {
  /// The text, with a marker for each long paste.
  private(set) var text = ""
  /// The pastes that the markers represent.
  private(set) var pastes = PasteTable()
  /// The bytes of the whole text, pastes included.
  private(set) var expandedCount = 0

  /// The bytes of the text with its markers.
  var count: Int { text.utf8.count }

  /// The whole text, pastes included.
  var expanded: String { pastes.expand(text) }

  /// A buffer with a text from outside.
  init(_ outside: String = "") {
    text = CleanText.of(outside)
    expandedCount = text.utf8.count
  }

  /// Replaces a range.
  /// - Returns: The text that was there.
  mutating func replace(_ range: Range<Int>, with inserted: String) -> String {
    let places = index(range.lowerBound)..<index(range.upperBound)
    let removed = String(text.unicodeScalars[places])
    text.replaceSubrange(places, with: inserted)
    expandedCount += pastes.expandedCount(of: inserted) - pastes.expandedCount(of: removed)
    return removed
  }

  /// Adds a long paste.
  /// - Returns: The marker to insert for it; nil when there are too many.
  mutating func fold(_ paste: Paste) -> String? {
    pastes.add(paste).map { String(Character($0)) }
  }

  /// Drops the pastes that are used neither in the text nor in these other texts.
  mutating func forgetPastes(exceptIn others: [String]) {
    pastes.keep(usedIn: [text] + others)
  }

  /// The text between two places.
  subscript(_ range: Range<Int>) -> String {
    String(text.unicodeScalars[index(range.lowerBound)..<index(range.upperBound)])
  }
}

extension TextBuffer {
  /// The nearest place at or after this one where a caret may stand.
  func boundary(atOrAfter place: Int) -> Int {
    withBytes { bytes in
      if place <= 0 || place >= bytes.count { return min(max(0, place), bytes.count) }
      var boundary = GraphemeBreaking.certainStart(in: bytes, before: place)
      while boundary < place { boundary = GraphemeBreaking.end(in: bytes, from: boundary) }
      return boundary
    }
  }

  /// The place after the grapheme that begins here; nil at the end.
  func after(_ place: Int) -> Int? {
    guard place < count else { return nil }
    return withBytes { GraphemeBreaking.end(in: $0, from: place) }
  }

  /// The place before the grapheme that ends here; nil at the beginning.
  func before(_ place: Int) -> Int? {
    guard place > 0 else { return nil }
    return withBytes { bytes in
      var start = GraphemeBreaking.certainStart(in: bytes, before: place)
      while true {
        let next = GraphemeBreaking.end(in: bytes, from: start)
        if next >= place { return start }
        start = next
      }
    }
  }

  /// Boundaries of graphemes before a place, the nearest last: as many as one scan finds, and at least one.
  func boundaries(before place: Int) -> [Int] {
    guard place > 0 else { return [] }
    return withBytes { bytes in
      var start = GraphemeBreaking.certainStart(in: bytes, before: place)
      var boundaries: [Int] = []
      while start < place {
        boundaries.append(start)
        start = GraphemeBreaking.end(in: bytes, from: start)
      }
      return boundaries
    }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let result = text.utf8.withContiguousStorageIfAvailable(body) else {
      return Array(text.utf8).withUnsafeBufferPointer(body)
    }
    return result
  }

  /// The start of the line that contains a place.
  func lineStart(of place: Int) -> Int {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var start = min(place, bytes.count)
      while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
      return start
    } ?? 0
  }

  /// The end of the line that contains a place: before its break, or at the end of the text.
  func lineEnd(of place: Int) -> Int {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var end = min(place, bytes.count)
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      return end
    } ?? 0
  }

  /// The character before or after a place, as the user counts.
  func character(endingAt place: Int) -> Character? {
    before(place).flatMap { character(from: $0, to: place) }
  }

  func character(at place: Int) -> Character? {
    after(place).flatMap { character(from: place, to: $0) }
  }

  private func character(from start: Int, to end: Int) -> Character? {
    let scalars = text.unicodeScalars[index(start)..<index(end)]
    return String(scalars).first
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(max(0, offset), text.utf8.count))
  }
}

extension TextBuffer {
  /// Adopts the pastes of an earlier text that these texts use.
  mutating func adopt(_ earlier: PasteTable, usedIn texts: [String]) {
    pastes = earlier
    pastes.keep(usedIn: texts)
  }
}
