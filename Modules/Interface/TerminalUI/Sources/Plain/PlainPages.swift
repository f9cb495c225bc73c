/// The number of rows to print of each long list, by the list's identity.
@MainActor final class PlainPages {
  /// The rows of a page.
  static let size = 20
  /// The rows before the one that a list opens at.
  static let lead = 3
  private var counts: [Identity: Int] = [:]
  /// Lists that have more to print.
  private var waiting: Set<Identity> = []

  func shown(at identity: Identity) -> Int { counts[identity] ?? Self.size }

  func recordMore(at identity: Identity) {
    waiting.insert(identity)
  }

  /// Begins another reading of the screen.
  func beginReading() {
    waiting = []
  }

  /// Adds a page to each list that has more to print.
  /// - Returns: Whether there was one.
  func turn() -> Bool {
    for identity in waiting { counts[identity] = shown(at: identity) + Self.size }
    return !waiting.isEmpty
  }

  /// Starts again for another screen.
  func reset() {
    counts = [:]
  }
}
