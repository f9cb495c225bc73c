public import Entities

/// The data and actions for the Explore screen.
@MainActor public protocol ExploreInteractor {
  /// The featured avatars.
  func featuredAvatars() async throws -> [Avatar]
  /// All listed avatars, the most opened first.
  func popularAvatars() async throws -> [Avatar]
  /// The place of the row of categories.
  var categoryRowTest: CategoryRowTest { get }
  /// Whether the profile in use allows reminders.
  func reminderStatus() async throws -> ReminderStatus
  /// Allows reminders, and plans them.
  func allowReminders(mentioningChats: Bool) async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}
