import Entities

/// The events of making or changing an avatar. They do not contain its texts.
enum CreateAvatarEvent {
  static let tryPressed = LoggableEvent("CreateAvatarView", "Try_Pressed", .analytic)
  static let writeCharacter = EventFamily("CreateAvatarView", "WriteCharacter")
  static let generateImage = EventFamily("CreateAvatarView", "GenerateImage")
  static let saveAvatar = EventFamily("CreateAvatarView", "SaveAvatar")
  static let backPressed = LoggableEvent("CreateAvatarView", "BackButton_Pressed")
  static let restorePressed = LoggableEvent("CreateAvatarView", "Restore_Pressed")
}
