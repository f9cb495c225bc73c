public import Entities

/// Where the Profile screen leads.
@MainActor public protocol ProfileRouter {
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
  /// Shows how an avatar is to answer in all of its chats.
  func showPreset(of avatar: Avatar)
  /// Makes an avatar; nil when the user left without.
  func createAvatar() async -> Avatar?
  /// Shows the settings.
  func showSettings()
  /// Asks before an avatar is deleted.
  func confirmDeletion(ofAvatarNamed name: String) async -> Bool
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
