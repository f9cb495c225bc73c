/// `[^1]`: the mark of a footnote and, at the beginning of a line and before a colon, the note itself. Notes stay
/// where they are written: when they arrive at the end, the text above them already shows.
struct FootnoteMark {
  /// The shown mark: a raised number.
  let shown: String
  /// The end of the mark in the source.
  let end: Int

  /// The mark at a place; nil when there is none. Only numbers are marks, because `[^a-z]` is more often a pattern.
  init?(_ text: [UInt8], at start: Int) {
    guard text.begins(with: "[^", at: start) else { return nil }
    let number = text[(start + 2)...].prefix(4).prefix(while: \.isDigit)
    guard 1...3 ~= number.count, number.endIndex < text.count, text[number.endIndex] == UInt8(ascii: "]") else {
      return nil
    }
    let after = number.endIndex + 1
    if after < text.count, text[after] == UInt8(ascii: "(") { return nil }
    let isNote = Self.isNote(text, at: start)
    shown = String(number.text.compactMap { MathSigns.superscripts[$0] })
    end = isNote ? after + 1 : after
  }

  /// Whether a note begins at a place, which must be the start of a line.
  static func isNote(_ text: [UInt8], at start: Int) -> Bool {
    guard text.begins(with: "[^", at: start) else { return false }
    var line = start
    while line > 0, text[line - 1].isBlank { line -= 1 }
    guard line == 0 || text[line - 1] == 0x0A else { return false }
    let name = text[(start + 2)...].prefix(33).prefix { $0 > 0x20 && $0 != UInt8(ascii: "]") }
    return 1...32 ~= name.count && text.begins(with: "]:", at: name.endIndex)
  }
}
