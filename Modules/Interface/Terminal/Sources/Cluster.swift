/// What a person sees as one character, with the cells it takes.
public struct Cluster: Hashable, Sendable {
  /// Its text; a line break is "\n".
  public let text: Substring
  /// Its cells: 1 or 2, and 0 for a line break.
  public let width: Int

  /// Its first scalar.
  public var first: UInt32 { text.unicodeScalars.first?.value ?? 0 }

  /// Whether a new line begins after it.
  public var isLineBreak: Bool { text == "\n" }

  /// Whether it is a space where a line may be broken. A no-break space is none.
  public var isSpace: Bool { text == " " || text == "\u{3000}" }
}

/// Walks over the clusters of a text. Plain text is walked scalar by scalar, without asking for grapheme boundaries.
public struct ClusterScanner: Sequence, IteratorProtocol, Sendable {
  private let text: Substring
  private var position: String.Index

  /// Begins before the first cluster.
  init(_ text: Substring) {
    self.text = text
    position = text.startIndex
  }

  /// The next cluster; nil at the end.
  public mutating func next() -> Cluster? {
    guard position < text.endIndex else { return nil }
    let start = position
    let scalars = text.unicodeScalars
    let scalar = scalars[start]
    let after = scalars.index(after: start)
    if let width = CellWidth.ofSimple(scalar.value) {
      if after == text.endIndex || CellWidth.ofSimple(scalars[after].value) != nil || scalars[after] == "\n" {
        position = after
        return Cluster(text: text[start..<after], width: width)
      }
    } else if scalar == "\n" {
      position = after
      return Cluster(text: text[start..<after], width: 0)
    }
    position = text.index(after: start)
    let cluster = text[start..<position]
    let width = position == after ? CellWidth.of(scalar: scalar) : CellWidth.of(cluster: cluster.unicodeScalars)
    return Cluster(text: cluster, width: width)
  }
}
