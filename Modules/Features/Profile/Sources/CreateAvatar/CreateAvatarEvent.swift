import Entities

/// The events of making an avatar. They do not contain its name.
enum CreateAvatarEvent {
  static let saveAvatar = EventFamily("CreateAvatarView", "SaveAvatar")
  static let backPressed = LoggableEvent("CreateAvatarView", "BackButton_Pressed")
}
