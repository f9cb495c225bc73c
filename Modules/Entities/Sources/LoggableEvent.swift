/// An event of the app for the log: its name, its severity, and its details.
///
/// It cannot contain free text. Its name and its keys are literals of the program (`StaticString`), and its values
/// are identifiers, choices of lists, numbers and times: text of a user or a model cannot be passed.
public struct LoggableEvent: Hashable, Sendable {
  /// The severity of an event.
  public enum Severity: String, CaseIterable, Sendable, Codable {
    /// The course of an action, for finding faults.
    case info
    /// An action of the user, for statistics.
    case analytic
    /// An error after which the user could continue.
    case warning
    /// An error that must not happen.
    case severe
  }

  /// The source and the event, with `_` between words: `ChatView_SendMessage_Start`.
  public let name: String
  /// Its severity.
  public let severity: Severity
  /// The details, in order.
  public let parameters: [Parameter]

  /// An event.
  /// - Parameters:
  ///   - subject: The source: `ChatView`.
  ///   - action: The event: `SendMessage_Start`.
  public init(
    _ subject: StaticString, _ action: StaticString, _ severity: Severity = .analytic, _ parameters: [Parameter] = []
  ) {
    self.init(name: "\(subject)_\(action)", severity, parameters)
  }

  init(
    _ subject: StaticString, _ action: StaticString, _ stage: StaticString, _ severity: Severity,
    _ parameters: [Parameter]
  ) {
    self.init(name: "\(subject)_\(action)_\(stage)", severity, parameters)
  }

  private init(name: String, _ severity: Severity, _ parameters: [Parameter] = []) {
    self.name = name
    self.severity = severity
    self.parameters = parameters
  }
}

extension LoggableEvent {
  /// A screen came to the front, named by its type: `ChatView_Appear`.
  public static func appeared(_ screen: Any.Type) -> LoggableEvent {
    LoggableEvent(name: "\(screen)_Appear", .analytic)
  }

  /// A screen left the front: `ChatView_Disappear`.
  public static func disappeared(_ screen: Any.Type) -> LoggableEvent {
    LoggableEvent(name: "\(screen)_Disappear", .analytic)
  }
}
