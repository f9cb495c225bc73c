/// What was cut, the newest last, to be put back elsewhere.
struct KillRing: Sendable {
  /// More cuts than this, or more bytes in them, are forgotten, the oldest first.
  static let countLimit = 30, byteLimit = 2 << 20

  private(set) var cuts: [String] = []
  /// Which one comes next, counted from the newest.
  private var turn = 0

  /// Keeps a cut.
  /// - Parameters:
  ///   - continues: Whether it was cut right after the newest, so that both are one.
  ///   - isBefore: Whether it stood before the newest.
  ///   - size: How many bytes a text keeps alive.
  mutating func add(_ text: String, continues: Bool, isBefore: Bool, size: (String) -> Int) {
    turn = 0
    if continues, let newest = cuts.popLast() {
      cuts.append(isBefore ? text + newest : newest + text)
    } else {
      cuts.append(text)
    }
    var bytes = cuts.reduce(0) { $0 + size($1) }
    while cuts.count > Self.countLimit || bytes > Self.byteLimit && cuts.count > 1 {
      bytes -= size(cuts.removeFirst())
    }
  }

  /// The newest cut.
  mutating func newest() -> String? {
    turn = 0
    return cuts.last
  }

  /// The cut before the one that was put back last; after the oldest comes the newest again.
  mutating func next() -> String? {
    guard !cuts.isEmpty else { return nil }
    turn = (turn + 1) % cuts.count
    return cuts[cuts.count - 1 - turn]
  }
}
