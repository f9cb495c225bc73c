public import Entities

/// What the Explore screen must know.
@MainActor public protocol ExploreInteractor {
  /// A few avatars worth meeting first, the same all day.
  func featuredAvatars() async throws -> [Avatar]
  /// All avatars that can be found, the most opened first.
  func popularAvatars() async throws -> [Avatar]
  /// Where the row of categories shows.
  var categoryRowTest: CategoryRowTest { get }
  /// What the profile in use said about reminders.
  func reminderStatus() async throws -> ReminderStatus
  /// Allows reminders, and plans them.
  func allowReminders(mentioningChats: Bool) async throws
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
