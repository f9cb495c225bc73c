/// Allows one piece of work at a time.
@MainActor final class WorkTurn {
  private var isTaken = false

  /// Does the work, unless other work is in progress.
  /// - Returns: What the work returns; nil when it was not done.
  func take<Value>(_ work: () async -> Value) async -> Value? {
    guard !isTaken else { return nil }
    isTaken = true
    defer { isTaken = false }
    return await work()
  }
}
