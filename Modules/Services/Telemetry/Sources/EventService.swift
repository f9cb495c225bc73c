/// Somewhere that events go: a file, a terminal, a server.
///
/// A service is asked for one delivery at a time, never on the main actor, and never with nothing to deliver.
public protocol EventService: Sendable {
  /// How long events gather before they are delivered together.
  var gatheringTime: Duration { get }
  /// Whether events are wanted now; while they are not, none gathers.
  var isWanted: Bool { get }
  /// Delivers events, the oldest first. What cannot be delivered is the service's own trouble: it disturbs nobody.
  func deliver(_ events: [LoggedEvent]) async -> Delivery
  /// Nothing more will come.
  func finish()
}

extension EventService {
  /// Most want them always.
  public var isWanted: Bool { true }

  /// Most have nothing left to do.
  public func finish() {}
}

/// How a delivery went.
public enum Delivery: Hashable, Sendable {
  case done
  /// It may go well later: after this time, or when the queue thinks best.
  case later(after: Duration?)
  /// It never will.
  case refused
}
