/// The events of an action that starts, and then succeeds or fails: `ChatView_SendMessage_Start`, `…_Success`,
/// `…_Fail`.
public struct EventFamily: Sendable {
  private let subject: StaticString
  private let action: StaticString

  /// The events of an action.
  /// - Parameters:
  ///   - subject: The source of the events: `ChatView`.
  ///   - action: The action: `SendMessage`.
  public init(_ subject: StaticString, _ action: StaticString) {
    self.subject = subject
    self.action = action
  }

  /// The action has started.
  public func start(_ parameters: LoggableEvent.Parameter...) -> LoggableEvent {
    LoggableEvent(subject, action, "Start", .info, parameters)
  }

  /// The action has succeeded.
  public func success(_ parameters: LoggableEvent.Parameter...) -> LoggableEvent {
    LoggableEvent(subject, action, "Success", .analytic, parameters)
  }

  /// The action has failed. The event has the type of the error, and none of its text.
  public func fail(_ error: any Error, _ parameters: LoggableEvent.Parameter...) -> LoggableEvent {
    LoggableEvent(subject, action, "Fail", .warning, parameters + [.kind(of: error)])
  }
}
