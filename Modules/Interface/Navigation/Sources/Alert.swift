/// A question or a message that must be answered before anything else.
public struct Alert: Hashable, Sendable, Identifiable {
  /// What a button is for.
  public enum Role: Hashable, Sendable {
    case normal, cancel
    /// It leads somewhere that nobody asked to go: the alert came by itself, and Enter was perhaps meant for something
    /// else.
    case offer
    /// It loses something.
    case destructive
  }

  /// What tells alerts apart.
  public let id: Int
  /// The screen that showed it.
  let owner: Int
  public let title: String, message: String
  /// Where something can be typed; nil when there is nothing to type.
  public let field: Field?
  /// What the buttons say, in order, and what they are for.
  public let buttons: [Button]

  /// A line to type on.
  public struct Field: Hashable, Sendable {
    /// What it says while it is empty.
    public let prompt: String
    /// What stands in it at first.
    public let text: String
  }

  /// A button as data; its action is kept beside the state.
  public struct Button: Hashable, Sendable {
    /// What it says.
    public let title: String
    /// What it is for.
    public let role: Role
  }
}

/// A button of an alert.
public struct AlertButton {
  let title: String
  let role: Alert.Role
  /// Gets what was typed; empty where nothing can be.
  let action: @MainActor (String) -> Void

  /// A button that does something, and takes the alert away.
  public init(_ title: String, role: Alert.Role = .normal, action: @escaping @MainActor () -> Void = {}) {
    self.init(title, role: role, typed: { _ in action() })
  }

  /// A button that does something with what was typed, and takes the alert away.
  init(_ title: String, role: Alert.Role, typed action: @escaping @MainActor (String) -> Void) {
    self.title = title
    self.role = role
    self.action = action
  }
}
