/// The small panels: modals, alerts and questions.
@MainActor public protocol PanelRouter {
  /// Shows some modals at once, each in front of the one before it.
  func showModals(_ count: Int)
  /// Shows a modal that returns a color.
  /// - Returns: The color; nil when the modal goes without one.
  func chooseColorInModal() async -> String?
  /// Shows a message.
  func showMessage()
  /// Shows a message with several buttons.
  /// - Returns: The number of the pressed button, counted from 1; nil when the message is cancelled.
  func showChoices() async -> Int?
  /// Asks before an action that cannot be undone.
  /// - Returns: Whether the user agreed; false when the question goes in any other way.
  func confirmDeletion() async -> Bool
  /// Asks for a line of text.
  /// - Returns: The text; nil when the user cancels.
  func askForName() async -> String?
  /// Asks, and withdraws the question before it is answered.
  /// - Returns: false: a withdrawn question counts as cancelled.
  func askAndWithdraw() async -> Bool
}
