import Terminal

/// One row of wrapped text: its bytes, without the line break after it.
struct TextRow: Hashable {
  let start: Int, end: Int
  /// Whether the line ends here. The end of any other row is the start of the next, and a caret there shows there.
  let isLast: Bool
}

/// The places where an editor's rows may end: those of `LineBreaking`, with two differences. A space belongs to the
/// row before it, because a caret can stand after it. A marker is a word of its own.
enum RowBreaking {
  /// Whether a row may end between two graphemes.
  static func isAllowed(between one: Grapheme, and other: Grapheme) -> Bool {
    if other.isSpace { return one.isSpace }
    if one.isSpace || one.kind == .marker || other.kind == .marker { return true }
    return LineBreaking.mayBreak(between: one.scalar, and: other.scalar)
  }

  /// Whether a break between two graphemes inside a word that is longer than a row would tear them apart.
  static func isTorn(between one: Grapheme, and other: Grapheme) -> Bool {
    LineBreaking.isTorn(between: one.scalar, and: other.scalar)
  }
}
