public import Entities

/// Where the screen of a category leads.
@MainActor public protocol CategoryRouter {
  /// Shows the character screen.
  func showCharacter(_ id: Avatar.ID)
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
}
