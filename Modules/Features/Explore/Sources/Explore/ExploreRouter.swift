public import Entities

/// Where the Explore screen leads.
@MainActor public protocol ExploreRouter {
  /// Shows the avatars of a kind.
  func showCategory(_ kind: CharacterOption)
  /// Tells who an avatar is.
  func showCharacter(_ id: Avatar.ID)
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
  /// Asks whether there may be reminders; nil when the user would rather not say.
  func askForReminders() async -> ReminderConsent?
  /// Whether the profile can be offered to be saved now: nothing stands in front of Explore, and there is a screen to save
  /// it on.
  var canAskToSave: Bool { get }
  /// Asks whether the profile is to be saved; nil when the question was closed, by whatever means.
  func askToSave() async -> Bool?
  /// Has the user say what their profile is called, and what goes with it; nil when they would rather not.
  func saveProfile() async -> UserProfile?
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
