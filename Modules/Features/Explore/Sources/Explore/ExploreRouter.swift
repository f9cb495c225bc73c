public import Entities

/// Where the Explore screen leads.
@MainActor public protocol ExploreRouter {
  /// Shows the avatars of a kind.
  func showCategory(_ kind: CharacterOption)
  /// Shows the character screen.
  func showCharacter(_ id: Avatar.ID)
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
  /// Shows the list of all characters.
  func showLibrary()
  /// Shows the screen that imports cards.
  func showCardImport()
  /// Asks whether reminders may come; nil when the user closed the question.
  func askForReminders() async -> ReminderConsent?
  /// Shows the settings for developers.
  func showDevSettings()
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
