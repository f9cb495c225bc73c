/// One character as the user sees it, with its width.
public struct Cluster: Hashable, Sendable {
  /// Its text; a line break is "\n".
  public let text: Substring
  /// Its width in cells: 1 or 2, and 0 for a line break.
  public let width: Int

  /// Whether a new line begins after it.
  public var isLineBreak: Bool { text == "\n" }
}

/// Walks over the clusters of a text, one by one.
public struct ClusterScanner: Sequence, IteratorProtocol, Sendable {
  private var text: String
  private var place = 0

  /// Begins before the first cluster.
  init(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
  }

  /// The next cluster; nil at the end.
  public mutating func next() -> Cluster? {
    guard place < text.utf8.count else { return nil }
    var found: ClusterWalk.Step?
    ClusterWalk.forEach(in: text, from: place) { step in
      found = step
      return false
    }
    guard let found else { return nil }
    place = found.end
    return Cluster(text: text.slice(found.start, found.end), width: found.width)
  }
}
