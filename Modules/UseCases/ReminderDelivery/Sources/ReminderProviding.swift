public import Entities

/// The capability of reminding the user. A type with a `ReminderScheduler` has it. Features find these verbs in their
/// own protocols; each is one line to the scheduler. Every verb throws the store's errors.
public protocol ReminderProviding: Sendable {
  /// The scheduler that the verbs use.
  var reminderScheduler: ReminderScheduler { get }
}

extension ReminderProviding {
  /// The permission of the profile in use, and its planned reminders.
  public func reminderStatus() async throws -> ReminderStatus { try await reminderScheduler.status() }

  /// Allows reminders, and plans them.
  /// - Parameter mentioningChats: Whether they may name the last chat.
  public func allowReminders(mentioningChats: Bool) async throws {
    try await reminderScheduler.allow(mentioningChats: mentioningChats)
  }

  /// Cancels all reminders, and removes the timer.
  /// - Throws: Also a `ReminderTimerFailure` when the timer's files stay.
  public func turnRemindersOff() async throws { try await reminderScheduler.turnOff() }

  /// Plans the week again, because the user is active now.
  /// - Returns: Whether an unshown reminder waits.
  public func renewReminders() async throws -> Bool { try await reminderScheduler.renew() }

  /// Shows the reminder that could not be shown before, if there is one. It is removed from the plan first: of two
  /// programs that do this, only one shows it.
  /// - Parameter show: Shows it unless something is in the way, and returns whether it did. A reminder that was not
  ///   shown waits again.
  public func deliverReminder(by show: @Sendable (Reminder) async -> Bool) async throws {
    try await reminderScheduler.show(by: show)
  }

  /// Shows the reminder that is due, once. One that cannot be shown waits for the next `deliverReminder(by:)`.
  /// - Parameter id: The profile of the timer, in use or not; nil for the profile in use.
  public func deliverReminders(to id: UserProfile.ID?) async throws -> ReminderOutcome {
    try await reminderScheduler.deliver(to: id)
  }
}
