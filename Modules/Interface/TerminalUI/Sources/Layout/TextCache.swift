import Glibc

/// The layout of a `Text`, cached across frames: unchanged text costs next to nothing, and growing text costs its new
/// part.
@MainActor final class TextCache: StateObject {
  private var layout: TextLayout?

  /// The sanitised text with its layout.
  func layout(of string: String, asLine isLine: Bool) -> TextLayout {
    if let layout, layout.isLine == isLine, string.hasSameBytes(as: layout.source) { return layout }
    let next = isLine ? TextLayout(line: string) : TextLayout(string, after: layout)
    layout = next
    return next
  }
}

extension String {
  /// Whether both have the same bytes. Strings that Swift calls equal may be drawn differently.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && hasSameBytes(as: other, upTo: utf8.count)
  }

  /// Whether both begin with the same `count` bytes of UTF-8; false if one is shorter.
  func hasSameBytes(as other: String, upTo count: Int) -> Bool {
    guard utf8.count >= count, other.utf8.count >= count else { return false }
    let answer = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        return mine == theirs || memcmp(mine, theirs, count) == 0
      }
    }
    return (answer ?? nil) ?? utf8.prefix(count).elementsEqual(other.utf8.prefix(count))
  }

  /// A part of the string, by its range in the UTF-8.
  func bytes(_ range: Range<Int>) -> String {
    if range == 0..<utf8.count { return self }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
