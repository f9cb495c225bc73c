public import TerminalUI

/// A button for work that takes a while: a turning figure replaces it meanwhile, and it cannot be pressed twice.
public struct AsyncButton: View {
  private let title: String
  private let role: Button.Role
  private let isBusy: Bool
  private let action: @MainActor () -> Void
  private var acceptsFocusFirst = false

  /// A button that shows whether its work is in progress.
  public init(
    _ title: String, role: Button.Role = .normal, isBusy: Bool, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.role = role
    self.isBusy = isBusy
    self.action = action
  }

  /// Gives the button the focus when the screen opens. A busy button cannot have it.
  public func defaultFocus() -> AsyncButton {
    var button = self
    button.acceptsFocusFirst = true
    return button
  }

  /// The content.
  public var body: some View {
    if isBusy {
      ProgressView(title)
    } else if acceptsFocusFirst {
      Button(title, role: role, action: action).defaultFocus()
    } else {
      Button(title, role: role, action: action)
    }
  }
}
