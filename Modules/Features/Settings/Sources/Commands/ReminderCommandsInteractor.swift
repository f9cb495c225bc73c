public import Entities

/// What the commands about reminders must know and do.
@MainActor public protocol ReminderCommandsInteractor {
  /// What the profile in use said about reminders, and what will come.
  func reminderStatus() async throws -> ReminderStatus
  /// Says what is due, once.
  /// - Parameter id: Whose timer wants it, in use or not; nil for the profile in use.
  func deliverReminders(to id: UserProfile.ID?) async throws -> ReminderOutcome
  /// Takes all reminders back, with the timer.
  func turnRemindersOff() async throws
}
