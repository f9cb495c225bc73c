import Entities

/// The events of the character screen.
enum CharacterEvent {
  static let load = EventFamily("CharacterView", "LoadAvatar")

  static func duplicated(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("CharacterView", "Duplicate_Pressed", .analytic, [.avatar(avatar.id)])
  }

  static func favoritePressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("CharacterView", "Favorite_Pressed", .analytic, [.avatar(avatar.id)])
  }

  static func avatarPressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("CharacterView", "Avatar_Pressed", .analytic, [.avatar(avatar.id)])
  }
}
