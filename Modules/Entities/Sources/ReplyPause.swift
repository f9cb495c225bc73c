/// A pause before a provider is asked again that could not answer. It is no failure: the reply is still to come.
public struct ReplyPause: Hashable, Sendable, Codable {
  /// When the pause is over.
  public var end: Timestamp
  /// Which attempt comes then, from 2 on, and how many there will be at most.
  public var attempt: Int, attempts: Int
  /// Why it is needed, in a few words for people.
  public var reason: LocalizedText

  /// A pause from its parts.
  public init(end: Timestamp, attempt: Int, attempts: Int, reason: LocalizedText) {
    self.end = end
    self.attempt = attempt
    self.attempts = attempts
    self.reason = reason
  }
}

extension ReplyPause {
  /// How many milliseconds are left of it; 0 when it is over. A clock that was set back makes it no longer than 60 s,
  /// the longest that anybody waits for.
  public func milliseconds(from now: Timestamp) -> Int {
    Int(min(max(0, end.milliseconds - now.milliseconds), 60_000))
  }
}
