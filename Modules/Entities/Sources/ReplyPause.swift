/// A pause before the next request to a provider that could not answer. It is no failure: the reply is still to come.
public struct ReplyPause: Hashable, Sendable, Codable {
  /// The end of the pause.
  public var end: Timestamp
  /// The number of the next attempt, from 2 on, and the most attempts.
  public var attempt: Int, attempts: Int
  /// The reason, in a few words for the user.
  public var reason: LocalizedText

  /// A pause.
  public init(end: Timestamp, attempt: Int, attempts: Int, reason: LocalizedText) {
    self.end = end
    self.attempt = attempt
    self.attempts = attempts
    self.reason = reason
  }
}

extension ReplyPause {
  /// Milliseconds until its end; 0 when it is over. At most 60 s, the longest pause, even when the clock was set
  /// back.
  public func milliseconds(from now: Timestamp) -> Int {
    Int(min(max(0, end.milliseconds - now.milliseconds), 60_000))
  }
}
