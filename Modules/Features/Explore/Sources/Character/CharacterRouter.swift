public import Entities

/// Where the character screen leads.
@MainActor public protocol CharacterRouter {
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
  /// Shows the form of one of the user's avatars; nil when the user left without saving.
  func editAvatar(_ avatar: Avatar) async -> Avatar?
  /// Shows the form of one of the user's avatars, with its lorebook in front; nil when the user left without saving.
  func editLorebook(of avatar: Avatar) async -> Avatar?
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
