public import Entities

/// The capability of noting what happens: who has a log can do this.
public protocol EventLogging: Sendable {
  /// Where events go.
  var eventLog: EventLog { get }
}

extension EventLogging {
  /// Notes something that happened. It returns at once, and never fails.
  public func log(_ event: LoggableEvent) {
    eventLog.log(event)
  }
}
