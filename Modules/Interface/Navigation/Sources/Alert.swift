/// A question or a message that must be answered before anything else.
public struct Alert: Hashable, Sendable, Identifiable {
  /// What a button is for.
  public enum Role: Hashable, Sendable {
    case normal, cancel
    /// It loses something.
    case destructive
  }

  /// What tells alerts apart.
  public let id: Int
  /// The screen that showed it.
  let owner: Int
  public let title: String, message: String
  /// What the buttons say, in order, and what they are for.
  public let buttons: [Button]

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
  let action: @MainActor () -> Void

  /// A button that does something, and takes the alert away.
  public init(_ title: String, role: Alert.Role = .normal, action: @escaping @MainActor () -> Void = {}) {
    self.title = title
    self.role = role
    self.action = action
  }
}
