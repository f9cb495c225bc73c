public import Entities

/// The capability of reminding the user. A type with a `ReminderScheduler` has it: these are the verbs that features find
/// in their own protocols, each one line to the scheduler. Every verb throws what the store throws.
public protocol ReminderProviding: Sendable {
  /// Where the verbs go.
  var reminderScheduler: ReminderScheduler { get }
}

extension ReminderProviding {
  /// What the user of the profile in use allowed, and which reminders will come.
  public func reminderStatus() async throws -> ReminderStatus { try await reminderScheduler.status() }

  /// Allows reminders, and plans them.
  /// - Parameter mentioningChats: Whether they may name the last chat.
  public func allowReminders(mentioningChats: Bool) async throws {
    try await reminderScheduler.allow(mentioningChats: mentioningChats)
  }

  /// Takes all reminders back, with the timer.
  /// - Throws: Also a `ReminderTimerFailure` when the timer's files stay.
  public func turnRemindersOff() async throws { try await reminderScheduler.turnOff() }

  /// Plans the week anew, since the user is here now.
  /// - Returns: Whether a reminder waits that could not be shown before.
  public func renewReminders() async throws -> Bool { try await reminderScheduler.renew() }

  /// Shows the reminder that could not be shown before, if there is one. It is taken from the plan first: of two programs
  /// that do this, one shows it.
  /// - Parameter show: Shows it, unless that would be in the way; whether it did. One that it did not show goes on waiting.
  public func deliverReminder(by show: @Sendable (Reminder) async -> Bool) async throws {
    try await reminderScheduler.show(by: show)
  }

  /// Shows the reminder that is due, once. One that cannot be shown waits for the next `deliverReminder(by:)`.
  /// - Parameter id: The profile whose timer goes off, in use or not; nil for the profile in use.
  public func deliverReminders(to id: UserProfile.ID?) async throws -> ReminderOutcome {
    try await reminderScheduler.deliver(to: id)
  }
}
