public import Entities

/// What the Explore screen must know.
@MainActor public protocol ExploreInteractor {
  /// A few avatars worth meeting first.
  func featuredAvatars() async throws -> [Avatar]
  /// All avatars that can be found, the most opened first.
  func popularAvatars() async throws -> [Avatar]
  /// Where the row of categories shows.
  var categoryRowTest: CategoryRowTest { get }
  /// Whether somebody without a name is asked to save what they have.
  var createAccountTest: CreateAccountTest { get }
  /// Whether the profile in use can be offered to be saved: it has no name, something of it would be missed, and it did
  /// not answer yet.
  func canOfferSaving() async throws -> Bool
  /// Remembers that the profile in use answered that offer, whatever it said.
  func recordOfferAnswered() async throws
  /// What the profile in use said about reminders.
  func reminderStatus() async throws -> ReminderStatus
  /// Allows reminders, and plans them.
  func allowReminders(mentioningChats: Bool) async throws
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
