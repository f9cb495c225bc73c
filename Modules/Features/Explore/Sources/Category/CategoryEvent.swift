import Entities

/// The events of a category.
enum CategoryEvent {
  static let loadAvatars = EventFamily("CategoryView", "LoadAvatars")

  static func avatarPressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("CategoryView", "Avatar_Pressed", .analytic, [.avatar(avatar.id)])
  }

  static func characterPressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("CategoryView", "Character_Pressed", .analytic, [.avatar(avatar.id)])
  }
}
