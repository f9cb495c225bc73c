/// The line that opens a block of code: CommonMark 0.31, section 4.5.
struct CodeFence {
  /// The columns before it, which are also removed from its lines.
  let indent: Int
  /// The first word of the info string.
  let language: String
  /// Whether the closing line came.
  var sawEnd = false
  private let sign: UInt8
  private let length: Int

  /// Nil when the line opens no code.
  init?(_ cursor: LineCursor) {
    guard let sign = cursor.byte else { return nil }
    let words = cursor.line[cursor.nonspace.offset...]
    let length = words.prefix { $0 == sign }.count
    let info = words.dropFirst(length)
    guard length >= 3 else { return nil }
    // Backticks on the same line make it a span of code.
    if sign == UInt8(ascii: "`"), info.contains(sign) { return nil }
    self.sign = sign
    self.length = length
    indent = cursor.indent
    let word = Array(info).trimmed.prefix { !$0.isBlank }.prefix(64)
    language = InlineParser.unescaped(Array(word))
  }

  /// Whether a line closes it: at least as many signs, and no other text.
  func isClosed(by cursor: LineCursor) -> Bool {
    guard cursor.indent < 4, cursor.byte == sign else { return false }
    let words = cursor.line[cursor.nonspace.offset...]
    let count = words.prefix { $0 == sign }.count
    return count >= length && words.dropFirst(count).allSatisfy(\.isBlank)
  }
}
