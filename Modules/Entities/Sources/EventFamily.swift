/// The events of one thing that is begun and then goes well or not: `ChatView_SendMessage_Start`, `…_Success`, `…_Fail`.
public struct EventFamily: Sendable {
  private let subject: StaticString
  private let action: StaticString

  /// The events of an action.
  /// - Parameters:
  ///   - subject: Who tells: `ChatView`.
  ///   - action: What is done: `SendMessage`.
  public init(_ subject: StaticString, _ action: StaticString) {
    self.subject = subject
    self.action = action
  }

  /// It has begun.
  public func start(_ parameters: LoggableEvent.Parameter...) -> LoggableEvent {
    LoggableEvent(subject, action, "Start", .info, parameters)
  }

  /// It went well.
  public func success(_ parameters: LoggableEvent.Parameter...) -> LoggableEvent {
    LoggableEvent(subject, action, "Success", .analytic, parameters)
  }

  /// It failed. The event says what kind of error it was, and nothing of the error's words.
  public func fail(_ error: any Error, _ parameters: LoggableEvent.Parameter...) -> LoggableEvent {
    LoggableEvent(subject, action, "Fail", .warning, parameters + [.kind(of: error)])
  }
}
