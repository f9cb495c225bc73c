public import Entities

/// Where the character screen leads.
@MainActor public protocol CharacterRouter {
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
}
