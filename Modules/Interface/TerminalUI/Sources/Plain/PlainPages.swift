/// How many of many things are told, by the place of their list.
@MainActor final class PlainPages {
  /// How many come at a time.
  static let size = 20
  /// How many come before the one that matters.
  static let lead = 3
  private var counts: [Identity: Int] = [:]
  /// Lists that have more to tell.
  private var waiting: Set<Identity> = []

  func shown(at identity: Identity) -> Int { counts[identity] ?? Self.size }

  func recordMore(at identity: Identity) {
    waiting.insert(identity)
  }

  /// Begins another look at the screen.
  func beginReading() {
    waiting = []
  }

  /// Tells more of each list that has more.
  /// - Returns: Whether there was one.
  func turn() -> Bool {
    for identity in waiting { counts[identity] = shown(at: identity) + Self.size }
    return !waiting.isEmpty
  }

  /// Another screen: its lists begin anew.
  func reset() {
    counts = [:]
  }
}
