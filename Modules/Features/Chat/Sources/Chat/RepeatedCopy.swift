import Entities

/// Counts how often the same is wanted in a row: who copies again wants what stood before.
struct RepeatedCopy {
  enum Kind { case reply, code }

  /// Within so many milliseconds a press is one more of the same.
  private static let patience: Int64 = 5_000
  private var last: (kind: Kind, newest: Message.ID?, step: Int, time: Timestamp)?

  /// What comes next.
  /// - Parameters:
  ///   - newest: The message at the end: with another one it begins anew.
  ///   - thing: What is so many steps before the last; nil when there is no more, and it begins anew.
  mutating func next(
    _ kind: Kind, at newest: Message.ID?, now: Timestamp, _ thing: (Int) -> String?
  ) -> String? {
    var step = 0
    if let last, last.kind == kind, last.newest == newest, now.milliseconds - last.time.milliseconds < Self.patience {
      step = last.step + 1
    }
    var found = thing(step)
    if found == nil, step > 0 {
      step = 0
      found = thing(0)
    }
    last = (kind, newest, step, now)
    return found
  }
}
