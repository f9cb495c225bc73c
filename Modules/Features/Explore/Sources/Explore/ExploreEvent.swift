import Entities

/// The events of Explore.
enum ExploreEvent {
  static let loadFeatured = EventFamily("ExploreView", "LoadFeaturedAvatar")
  static let loadPopular = EventFamily("ExploreView", "LoadPopularAvatar")
  static let reminders = EventFamily("ExploreView", "PushNotification")
  static let remindersCancelled = LoggableEvent("ExploreView", "PushNotification_Cancel")
  static let devSettingsPressed = LoggableEvent("ExploreView", "DevSettings_Pressed")
  static let tryAgainPressed = LoggableEvent("ExploreView", "TryAgain_Pressed")

  static func avatarPressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("ExploreView", "Avatar_Pressed", .analytic, [.avatar(avatar.id)])
  }

  static func characterPressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("ExploreView", "Character_Pressed", .analytic, [.avatar(avatar.id)])
  }

  static func categoryPressed(_ kind: CharacterOption) -> LoggableEvent {
    LoggableEvent("ExploreView", "Category_Pressed", .analytic, [.choice("category", kind)])
  }
}
