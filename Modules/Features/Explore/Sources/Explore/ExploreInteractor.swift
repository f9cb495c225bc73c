public import Entities

/// The data and actions for the Explore screen.
@MainActor public protocol ExploreInteractor {
  /// The avatars to feature: the plain assistant, then the other built-in ones, in an order that moves on each day.
  func featuredAvatars() async throws -> [Avatar]
  /// The built-in avatars and at most `limit` of the user's own, the most used first.
  func popularAvatars(limit: Int) async throws -> [Avatar]
  /// The place of the row of categories.
  var categoryRowTest: CategoryRowTest { get }
  /// The permission for reminders of the profile in use, and its planned reminders.
  func reminderStatus() async throws -> ReminderStatus
  /// Allows reminders, and plans them.
  func allowReminders(mentioningChats: Bool) async throws
  /// Whether the run is a developer's now: then the screen is marked, and leads to the settings for developers.
  var isForDevelopers: Bool { get }
  /// Records an event.
  func log(_ event: LoggableEvent)
}
