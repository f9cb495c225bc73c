public import Entities

/// Where the Explore screen leads.
@MainActor public protocol ExploreRouter {
  /// Shows the avatars of a kind.
  func showCategory(_ kind: CharacterOption)
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
  /// Asks whether there may be reminders; nil when the person would rather not say.
  func askForReminders() async -> ReminderConsent?
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
