/// Copies text to the clipboard, from a view: `@Environment(\.copy) var copy`. Call it only for an action of the
/// user.
@MainActor public struct CopyAction {
  private let action: @MainActor (String) -> Void

  init(_ action: @escaping @MainActor (String) -> Void) {
    self.action = action
  }

  /// Copies a text, and says so: in a notice at the bottom of the screen, or in a printed line.
  public func callAsFunction(_ text: String) {
    action(text)
  }
}

/// Hands the mouse to the terminal, or takes it back, from a view: `@Environment(\.toggleMouse) var toggleMouse`.
@MainActor public struct ToggleMouseAction {
  /// Whether the app has the mouse now.
  public let isOn: Bool
  private let action: @MainActor () -> Void

  nonisolated init(isOn: Bool, _ action: @escaping @MainActor () -> Void) {
    self.isOn = isOn
    self.action = action
  }

  /// Hands the mouse over or takes it back, and shows a notice at the bottom of the screen.
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  private struct CopyKey: EnvironmentKey {
    static let defaultValue = CopyAction { _ in }
  }

  private struct ToggleMouseKey: EnvironmentKey {
    static let defaultValue = ToggleMouseAction(isOn: false) {}
  }

  /// Copies text to the clipboard.
  public internal(set) var copy: CopyAction {
    get { self[CopyKey.self] }
    set { self[CopyKey.self] = newValue }
  }

  /// Hands the mouse to the terminal, which then selects and copies by itself, or takes it back.
  public internal(set) var toggleMouse: ToggleMouseAction {
    get { self[ToggleMouseKey.self] }
    set { self[ToggleMouseKey.self] = newValue }
  }
}
