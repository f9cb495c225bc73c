import Entities

/// The events of making an avatar. Its name is not among them.
enum CreateAvatarEvent {
  static let saveAvatar = EventFamily("CreateAvatarView", "SaveAvatar")
  static let backPressed = LoggableEvent("CreateAvatarView", "BackButton_Pressed")
}
