import Entities

/// What happens on the screen about an avatar, for the log.
enum CharacterEvent {
  static let load = EventFamily("CharacterView", "LoadAvatar")

  static func avatarPressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("CharacterView", "Avatar_Pressed", .analytic, [.avatar(avatar.id)])
  }
}
