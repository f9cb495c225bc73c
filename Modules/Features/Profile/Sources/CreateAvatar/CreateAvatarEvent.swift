import Entities

/// What happens while an avatar is made, for the log. Its name is not among it.
enum CreateAvatarEvent {
  static let saveAvatar = EventFamily("CreateAvatarView", "SaveAvatar")
  static let backPressed = LoggableEvent("CreateAvatarView", "BackButton_Pressed")
}
