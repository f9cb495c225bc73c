/// Something that happened in the app and is worth noting: what it was, how grave, and what is known about it.
///
/// There is no room in it for anybody's words. Its name and its keys are literals of the program (`StaticString`), and
/// its values are identifiers, choices from lists, numbers and times: what a user or a model wrote cannot be passed.
public struct LoggableEvent: Hashable, Sendable {
  /// How grave it is, and for whom.
  public enum Severity: String, CaseIterable, Sendable, Codable {
    /// How something went, for whoever looks for a fault.
    case info
    /// What somebody did, for whoever counts.
    case analytic
    /// Something failed, and the user could go on.
    case warning
    /// Something failed that must not.
    case severe
  }

  /// Who tells and what happened, with `_` between words: `ChatView_SendMessage_Start`.
  public let name: String
  /// How grave it is.
  public let severity: Severity
  /// What is known about it, in order.
  public let parameters: [Parameter]

  /// An event.
  /// - Parameters:
  ///   - subject: Who tells: `ChatView`.
  ///   - action: What happened: `SendMessage_Start`.
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
  /// A screen came to the front, as its type is called: `ChatView_Appear`.
  public static func appeared(_ screen: Any.Type) -> LoggableEvent {
    LoggableEvent(name: "\(screen)_Appear", .analytic)
  }

  /// A screen went from the front: `ChatView_Disappear`.
  public static func disappeared(_ screen: Any.Type) -> LoggableEvent {
    LoggableEvent(name: "\(screen)_Disappear", .analytic)
  }
}
