/// A question or a message that the user must answer before doing anything else.
public struct Alert: Hashable, Sendable, Identifiable {
  /// The purpose of a button.
  public enum Role: Hashable, Sendable {
    case normal, cancel
    /// It leads to another screen, though the user did not ask for it: the alert came by itself, and Enter may have
    /// been meant for another control.
    case offer
    /// It deletes or discards data.
    case destructive
  }

  /// The identity of the alert.
  public let id: Int
  /// The screen that showed it.
  let owner: Int
  public let title: String, message: String
  /// The field for text; nil when there is none.
  public let field: Field?
  /// The titles and the roles of the buttons, in order.
  public let buttons: [Button]

  /// A field of one line.
  public struct Field: Hashable, Sendable {
    /// The prompt of the empty field.
    public let prompt: String
    /// The initial text.
    public let text: String
  }

  /// A button as data; its action is stored beside the state.
  public struct Button: Hashable, Sendable {
    /// Its title.
    public let title: String
    /// Its purpose.
    public let role: Role
  }
}

/// A button of an alert.
public struct AlertButton {
  let title: String
  let role: Alert.Role
  /// The action, with the typed text; empty without a field.
  let action: @MainActor (String) -> Void

  /// A button that does an action, and closes the alert.
  public init(_ title: String, role: Alert.Role = .normal, action: @escaping @MainActor () -> Void = {}) {
    self.init(title, role: role, typed: { _ in action() })
  }

  /// A button that does an action with the typed text, and closes the alert.
  init(_ title: String, role: Alert.Role, typed action: @escaping @MainActor (String) -> Void) {
    self.title = title
    self.role = role
    self.action = action
  }
}
