import Entities

/// Counts how often a copy key is pressed in a row: each press copies the previous text.
struct RepeatedCopy {
  enum Kind { case reply, code }

  /// The longest time in milliseconds between presses in a row.
  private static let longestPause: Int64 = 5_000
  private var last: (kind: Kind, newest: Message.ID?, step: Int, time: Timestamp)?

  /// The text that the press copies.
  /// - Parameters:
  ///   - newest: The message at the end. With another one the count begins again.
  ///   - thing: The text the given number of steps before the last. Nil ends the texts, and the count begins again.
  mutating func next(
    _ kind: Kind, at newest: Message.ID?, now: Timestamp, _ thing: (Int) -> String?
  ) -> String? {
    var step = 0
    if let last, last.kind == kind, last.newest == newest, now.milliseconds - last.time.milliseconds < Self.longestPause
    {
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
