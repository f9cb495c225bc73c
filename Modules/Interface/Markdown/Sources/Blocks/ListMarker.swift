/// The marker of an item: CommonMark 0.31, section 5.2.
struct ListMarker {
  /// The number of a numbered item; nil for a bullet.
  let start: Int?
  /// The bullet, or the sign after the number.
  private let sign: UInt8
  private let length: Int

  /// Nil when the line begins no item. An item that interrupts a paragraph must have text, and the number 1.
  init?(_ cursor: LineCursor, afterParagraph: Bool) {
    let words = cursor.line[cursor.nonspace.offset...]
    guard let first = words.first else { return nil }
    if [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*")].contains(first) {
      (start, sign, length) = (nil, first, 1)
    } else {
      let digits = words.prefix(10).prefix(while: \.isDigit)
      let rest = words.dropFirst(digits.count)
      guard 1...9 ~= digits.count, let end = rest.first, end == UInt8(ascii: ".") || end == UInt8(ascii: ")") else {
        return nil
      }
      (start, sign, length) = (digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, end, digits.count + 1)
    }
    let content = words.dropFirst(length)
    guard content.first?.isBlank ?? true else { return nil }
    if afterParagraph, content.allSatisfy(\.isBlank) || (start ?? 1) != 1 { return nil }
  }

  /// Whether an item with another marker belongs to the same list.
  func isSameList(as other: ListMarker) -> Bool {
    sign == other.sign && (start == nil) == (other.start == nil)
  }

  /// Skips the marker.
  /// - Returns: The columns by which the item's other lines are indented.
  func consume(_ cursor: inout LineCursor) -> Int {
    let indent = cursor.indent
    cursor.advance(to: cursor.nonspace.offset + length)
    let blanks = cursor.indent
    // Before indented code and before an empty first line, the marker has only one blank.
    let isOne = blanks >= 5 || blanks < 1 || cursor.isBlank
    if blanks > 0 { cursor.advance(columns: isOne ? 1 : blanks) }
    return indent + length + (isOne ? 1 : blanks)
  }
}
