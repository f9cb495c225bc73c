/// The destinations of a modal. Its router also leads the screen behind it, which showed it.
@MainActor public protocol ModalRouter {
  /// Shows some modals in front of this one.
  func showModals(_ count: Int)
  /// Dismisses this modal, and those in front of it.
  func dismissScreen()
  /// Dismisses some modals, the newest first.
  func dismissModals(count: Int)
  /// Dismisses the modal with a name, and those in front of it.
  func dismissModal(named name: String)
  /// Dismisses all modals.
  func dismissAllModals()
  /// Pushes a screen behind the modal, in front of all others.
  func pushScreenOnTop(_ parameters: RoutingParameters)
  /// Dismisses the screens in front of the one that showed this modal.
  func popToThis()
}
