import Entities

/// The events of Profile.
enum ProfileEvent {
  static let loadAvatars = EventFamily("ProfileView", "LoadAvatar")
  static let deleteAvatar = EventFamily("ProfileView", "DeleteAvatar")
  static let undoDeletion = EventFamily("ProfileView", "UndoDeletion")
  static let settingsPressed = LoggableEvent("ProfileView", "Setting_Pressed")
  static let personasPressed = LoggableEvent("ProfileView", "Personas_Pressed")
  static let lorebooksPressed = LoggableEvent("ProfileView", "Lorebooks_Pressed")
  static let templatesPressed = LoggableEvent("ProfileView", "Templates_Pressed")
  static let newAvatarPressed = LoggableEvent("ProfileView", "NewAvatar_Pressed")

  static func avatarPressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("ProfileView", "Avatar_Pressed", .analytic, [.avatar(avatar.id)])
  }
}
