import Synchronization

/// Milliseconds that only a test moves.
final class Time: Sendable {
  private let now = Atomic(0)

  var milliseconds: Int { now.load(ordering: .relaxed) }

  func advance(by milliseconds: Int) {
    now.add(milliseconds, ordering: .relaxed)
  }
}
