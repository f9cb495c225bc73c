import Entities

/// The events of the screen about an avatar.
enum CharacterEvent {
  static let load = EventFamily("CharacterView", "LoadAvatar")

  static func avatarPressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("CharacterView", "Avatar_Pressed", .analytic, [.avatar(avatar.id)])
  }
}
