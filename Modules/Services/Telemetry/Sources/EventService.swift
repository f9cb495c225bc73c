/// A destination of events: a file, a terminal, a server.
///
/// A service gets one delivery at a time, never on the main actor, and never an empty one.
public protocol EventService: Sendable {
  /// The time for which events are collected before they are delivered together.
  var gatheringTime: Duration { get }
  /// Whether events are wanted now; otherwise none are collected.
  var isWanted: Bool { get }
  /// Delivers events, the oldest first. It reports failures by its result and never throws. It should end soon when its
  /// task is cancelled: the end of the program waits for it.
  func deliver(_ events: [LoggedEvent]) async -> Delivery
  /// Called when no more events follow.
  func finish()
}

extension EventService {
  /// True by default.
  public var isWanted: Bool { true }

  /// Does nothing by default.
  public func finish() {}
}

/// The result of a delivery.
public enum Delivery: Hashable, Sendable {
  case done
  /// A later attempt may succeed: after this time, or after one that the queue chooses.
  case later(after: Duration?)
  /// No attempt can succeed.
  case refused
}
