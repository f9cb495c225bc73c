public import TerminalUI

/// What a screen navigates with: it knows which screen asks.
@MainActor public struct Router {
  let navigator: Navigator
  let screen: Int

  /// Shows another screen.
  /// - Parameters:
  ///   - link: The screen's address, with which it comes back at the next launch.
  ///   - onDismiss: Called once, when the screen has gone, by whatever means.
  public func showScreen(
    _ segue: Segue = .push, link: Link? = nil, onDismiss: @escaping @MainActor () -> Void = {},
    destination: @MainActor (Router) -> some View
  ) {
    navigator.show(segue, link: link, after: screen, onDismiss: { _ in onDismiss() }) { AnyView(destination($0)) }
  }

  /// Shows another screen and waits until it has gone, by whatever means.
  /// - Returns: What it finished with; nil when it went without, or finished with something else.
  public func showScreen<Value: Sendable>(
    _ segue: Segue, returning: Value.Type, destination: @MainActor (Router) -> some View
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      navigator.show(segue, link: nil, after: screen, onDismiss: { continuation.resume(returning: $0 as? Value) }) {
        AnyView(destination($0))
      }
    }
  }

  /// Takes this screen away, and gives a value to who showed it.
  public func finish(with value: some Sendable) { navigator.dismiss(screen, returning: value) }

  /// Takes this screen away, with everything in front of it. The first screen of a tab stays.
  public func dismissScreen() { navigator.dismiss(screen) }

  /// Takes away everything in front of this screen.
  public func popToThis() { navigator.pop(to: screen) }

  /// Shows a tab; one that shows already goes back to its root.
  public func selectTab(_ id: String) { navigator.select(id) }

  /// Shows something small in front of everything.
  public func showModal(
    onDismiss: @escaping @MainActor () -> Void = {}, content: @MainActor (Router) -> some View
  ) {
    navigator.showModal(owner: screen, onDismiss: onDismiss) { AnyView(content($0)) }
  }

  /// Takes the newest modal away.
  public func dismissModal() { navigator.dismissModal() }

  /// Says something, or asks. A second alert replaces the first, which counts as cancelled.
  public func showAlert(title: String, message: String = "", buttons: [AlertButton]) {
    navigator.showAlert(owner: screen, title: title, message: message, buttons: buttons)
  }

  /// Asks before something happens.
  /// - Parameter isDestructive: Whether it loses something; then Cancel has the focus.
  /// - Returns: Whether the person agreed.
  public func confirm(
    title: String, message: String, action: String, cancel: String, isDestructive: Bool = true
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      showAlert(
        title: title, message: message,
        buttons: [
          AlertButton(action, role: isDestructive ? .destructive : .normal) { continuation.resume(returning: true) },
          AlertButton(cancel, role: .cancel) { continuation.resume(returning: false) },
        ])
    }
  }
}
