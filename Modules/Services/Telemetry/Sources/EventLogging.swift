public import Entities

/// A capability: logging events. Adopted by types that have a log.
public protocol EventLogging: Sendable {
  /// The log that receives the events.
  var eventLog: EventLog { get }
}

extension EventLogging {
  /// Logs an event. It returns at once, and never fails.
  public func log(_ event: LoggableEvent) {
    eventLog.log(event)
  }
}
