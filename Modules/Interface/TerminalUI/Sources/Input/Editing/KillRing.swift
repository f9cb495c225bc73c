/// The cuts, the newest last, to be put back elsewhere.
struct KillRing: Sendable {
  /// The most cuts, and the most bytes in them; the oldest are dropped first.
  static let countLimit = 30, byteLimit = 2 << 20

  private(set) var cuts: [String] = []
  /// The cut that was put back last, counted from the newest, which is 0.
  private var turn = 0

  /// Adds a cut.
  /// - Parameters:
  ///   - continues: Whether it was cut right after the newest cut. Both are joined then.
  ///   - isBefore: Whether it stood before the newest cut in the text.
  ///   - size: Returns the bytes that a text keeps in memory.
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

  mutating func newest() -> String? {
    turn = 0
    return cuts.last
  }

  /// The next older cut than the one put back last. After the oldest cut comes the newest again.
  mutating func next() -> String? {
    guard !cuts.isEmpty else { return nil }
    turn = (turn + 1) % cuts.count
    return cuts[cuts.count - 1 - turn]
  }
}
