public import TerminalUI

// MARK: - Modals

extension Router {
  /// Shows something small in front of everything. There may be any number; the newest has the keys.
  /// - Parameters:
  ///   - name: What it can be found by later.
  ///   - onDismiss: Called once, when it has gone, by whatever means.
  public func showModal(
    name: String? = nil, onDismiss: @escaping @MainActor () -> Void = {}, content: @MainActor (Router) -> some View
  ) {
    navigator.showModal(owner: screen, name: name, onDismiss: { _ in onDismiss() }) { AnyView(content($0)) }
  }

  /// Shows something small in front of everything, and waits until it has gone, by whatever means.
  /// - Returns: What it finished with; nil when it went without, or finished with something else.
  public func showModal<Value: Sendable>(
    returning: Value.Type, content: @MainActor (Router) -> some View
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      navigator.showModal(owner: screen, name: nil, onDismiss: { continuation.resume(returning: $0 as? Value) }) {
        AnyView(content($0))
      }
    }
  }

  /// Takes the newest modal away; with a name, the newest of that name and all that came later.
  public func dismissModal(named name: String? = nil) { navigator.dismissModal(named: name) }

  /// Takes some modals away, the newest first.
  public func dismissModals(count: Int) { navigator.dismissModals(count: count) }

  /// Takes all modals away, the newest first.
  public func dismissAllModals() { navigator.dismissModals(count: .max) }
}

// MARK: - Alerts

extension Router {
  /// Says something, or asks. A second alert replaces the first, which counts as cancelled.
  public func showAlert(title: String, message: String = "", buttons: [AlertButton]) {
    navigator.showAlert(owner: screen, title: title, message: message, buttons: buttons)
  }

  /// Takes the alert away, which counts as cancelled; what was typed for it stands there when it is asked again.
  public func dismissAlert() { navigator.withdrawAlert() }

  /// Asks before something happens.
  /// - Parameter isDestructive: Whether it loses something; then Cancel has the focus.
  /// - Returns: Whether the user agreed.
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

  /// Asks for a line of text. What was typed for a question that went away unanswered, as with its screen, stands there
  /// when the same is asked again.
  /// - Parameters:
  ///   - prompt: What the line says while it is empty.
  ///   - text: What stands in it at first.
  ///   - check: Why a text is none to answer with: that stands below the line then, and the question stays; nil for one
  ///     that can be taken.
  /// - Returns: What was typed; nil when the user would rather not.
  public func ask(
    title: String, message: String = "", prompt: String = "", text: String = "", action: String, cancel: String,
    check: @escaping @MainActor (String) -> String? = { _ in nil }
  ) async -> String? {
    await withCheckedContinuation { continuation in
      navigator.showAlert(
        owner: screen, title: title, message: message, field: Alert.Field(prompt: prompt, text: text), check: check,
        buttons: [
          AlertButton(action, role: .normal, typed: { continuation.resume(returning: $0) }),
          AlertButton(cancel, role: .cancel, typed: { _ in continuation.resume(returning: nil) }),
        ])
    }
  }
}
