/// A place in a line, which may be in the middle of a tab: CommonMark 0.31, section 2.2, counts columns by stops of 4.
struct LineCursor {
  let line: [UInt8]
  private(set) var offset = 0
  private(set) var column = 0
  /// Whether some columns of the tab at `offset` are consumed.
  private var isInsideTab = false

  init(_ line: [UInt8]) {
    self.line = line
  }

  /// The first byte of the next word; nil at the end of the line.
  var byte: UInt8? {
    let place = nonspace.offset
    return place < line.count ? line[place] : nil
  }

  /// Whether only blanks follow.
  var isBlank: Bool { byte == nil }

  /// The start of the next word.
  var nonspace: (offset: Int, column: Int) {
    var (offset, column) = (offset, column)
    while offset < line.count, line[offset].isBlank {
      column += line[offset] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
      offset += 1
    }
    return (offset, column)
  }

  /// The blank columns before the next word.
  var indent: Int { nonspace.column - column }

  /// Moves by `count` columns; a tab may be consumed in part.
  mutating func advance(columns count: Int) {
    var count = count
    while count > 0, offset < line.count {
      if line[offset] == UInt8(ascii: "\t") {
        let stop = 4 - column % 4
        isInsideTab = stop > count
        column += min(count, stop)
        offset += isInsideTab ? 0 : 1
        count -= min(count, stop)
      } else {
        isInsideTab = false
        offset += 1
        column += 1
        count -= 1
      }
    }
  }

  /// Moves to a later place.
  mutating func advance(to place: Int) {
    while offset < min(place, line.count) {
      column += line[offset] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
      offset += 1
      isInsideTab = false
    }
  }

  /// Moves to the next word.
  mutating func skipBlanks() {
    advance(to: nonspace.offset)
  }

  /// The rest of the line, with the rest of a tab as spaces.
  var rest: [UInt8] {
    guard isInsideTab else { return Array(line[offset...]) }
    return Array(repeating: UInt8(ascii: " "), count: 4 - column % 4) + line[min(offset + 1, line.count)...]
  }
}

extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// A space, a tab, a line break, a vertical tab or a form feed.
  var isWhitespace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0B || self == 0x0C
  }
  var isDigit: Bool { 0x30...0x39 ~= self }
  var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
  /// ASCII punctuation: CommonMark 0.31, section 2.1.
  var isPunctuation: Bool { 0x21...0x2F ~= self || 0x3A...0x40 ~= self || 0x5B...0x60 ~= self || 0x7B...0x7E ~= self }
  var lowercased: UInt8 { 0x41...0x5A ~= self ? self + 32 : self }
}

extension Collection<UInt8> {
  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension [UInt8] {
  /// The bytes without blanks and line breaks at both ends.
  var trimmed: [UInt8] {
    var (start, end) = (0, count)
    while start < end, self[start].isWhitespace { start += 1 }
    while end > start, self[end - 1].isWhitespace { end -= 1 }
    return Array(self[start..<end])
  }
}
