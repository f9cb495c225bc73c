public import TerminalUI

/// A button whose work takes a while: a turning figure stands in its place meanwhile, and it cannot be pressed twice.
public struct AsyncButton: View {
  private let title: String
  private let isBusy: Bool
  private let action: @MainActor () -> Void
  private var acceptsFocusFirst = false

  /// A button that shows whether its work is under way.
  public init(_ title: String, isBusy: Bool, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.isBusy = isBusy
    self.action = action
  }

  /// Takes the focus when the screen opens; while it is busy there is nothing to focus.
  public func defaultFocus() -> AsyncButton {
    var button = self
    button.acceptsFocusFirst = true
    return button
  }

  /// What it is made of.
  public var body: some View {
    if isBusy {
      ProgressView(title)
    } else if acceptsFocusFirst {
      Button(title, action: action).defaultFocus()
    } else {
      Button(title, action: action)
    }
  }
}
