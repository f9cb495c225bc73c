public import TerminalUI

// MARK: - Modals

extension Router {
  /// Shows a small panel in front of everything. There may be any number; the newest has the keyboard.
  /// - Parameters:
  ///   - name: A name to find it by later.
  ///   - onDismiss: Called once, when it has gone for any reason.
  public func showModal(
    name: String? = nil, onDismiss: @escaping @MainActor () -> Void = {}, content: @MainActor (Router) -> some View
  ) {
    navigator.showModal(owner: screen, name: name, onDismiss: { _ in onDismiss() }) { AnyView(content($0)) }
  }

  /// Shows a small panel in front of everything, and waits until it has gone for any reason.
  /// - Returns: The value that it finished with; nil without one, or with one of another type.
  public func showModal<Value: Sendable>(
    returning: Value.Type, content: @MainActor (Router) -> some View
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      navigator.showModal(owner: screen, name: nil, onDismiss: { continuation.resume(returning: $0 as? Value) }) {
        AnyView(content($0))
      }
    }
  }

  /// Dismisses the newest modal; with a name, the newest of that name and all later ones.
  public func dismissModal(named name: String? = nil) { navigator.dismissModal(named: name) }

  /// Dismisses some modals, the newest first.
  public func dismissModals(count: Int) { navigator.dismissModals(count: count) }

  /// Dismisses all modals, the newest first.
  public func dismissAllModals() { navigator.dismissModals(count: .max) }
}

// MARK: - Alerts

extension Router {
  /// Shows a message or a question. A second alert replaces the first, which counts as cancelled.
  public func showAlert(title: String, message: String = "", buttons: [AlertButton]) {
    navigator.showAlert(owner: screen, title: title, message: message, buttons: buttons)
  }

  /// Dismisses the alert, which counts as cancelled. Its typed text is kept until the question is asked again.
  public func dismissAlert() { navigator.withdrawAlert() }

  /// Asks for confirmation.
  /// - Parameter isDestructive: Whether the action deletes or discards data; then Cancel has the focus.
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

  /// Asks for a line of text. Text typed for a question that went away unanswered, for example with its screen, is
  /// restored when the same question is asked again.
  /// - Parameters:
  ///   - prompt: The prompt of the empty field.
  ///   - text: The initial text.
  ///   - check: The reason why a text is not a valid answer, which shows below the field while the question stays;
  ///     nil for a valid text.
  /// - Returns: The text; nil when the user cancelled.
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
