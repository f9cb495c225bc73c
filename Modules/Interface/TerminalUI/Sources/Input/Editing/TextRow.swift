/// One row of wrapped text: its bytes, without the line break after it.
struct TextRow: Hashable {
  let start: Int, end: Int
  /// Whether the line ends here. The end of any other row is the start of the next, and a caret there is shown there.
  let isLast: Bool
}

/// Where lines may be broken: after spaces, around Korean, Chinese and Japanese letters, emoji and markers.
enum RowBreaking {
  /// Whether a row may end between two graphemes.
  static func isAllowed(between one: Grapheme, and other: Grapheme) -> Bool {
    if other.isSpace { return one.isSpace }
    if one.isSpace || one.kind == .marker || other.kind == .marker { return true }
    if closing.contains(other.scalar) || opening.contains(one.scalar) { return false }
    return one.width == 2 || other.width == 2
  }

  /// What must not begin a row, and what must not end one (Requirements for Hangul Text Layout, 2.4; JIS X 4051).
  private static let closing = scalars(
    "!%),.:;?]}¢°’”‰′″℃、。々〉》」』】〕〗ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶー・ヽヾ！％），．：；？］｝～…‥")
  private static let opening = scalars("([{‘“〈《「『【〔〖（［｛￦$£¥")

  private static func scalars(_ text: String) -> Set<UInt32> { Set(text.unicodeScalars.map(\.value)) }
}
