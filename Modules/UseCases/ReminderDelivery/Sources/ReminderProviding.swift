public import Entities

/// The capability of reminding people: who has a scheduler of reminders can do this. Every verb throws what the store throws.
public protocol ReminderProviding: Sendable {
  /// Where the verbs go.
  var reminderScheduler: ReminderScheduler { get }
}

extension ReminderProviding {
  /// What the profile in use said about reminders, and what will come.
  public func reminderStatus() async throws -> ReminderStatus { try await reminderScheduler.status() }

  /// Allows reminders, and plans them.
  /// - Parameter mentioningChats: Whether they may name whom the user talked with.
  public func allowReminders(mentioningChats: Bool) async throws {
    try await reminderScheduler.allow(mentioningChats: mentioningChats)
  }

  /// Takes all reminders back, with the timer.
  public func turnRemindersOff() async throws { try await reminderScheduler.turnOff() }

  /// Plans the week anew, as somebody is here now.
  /// - Returns: Whether a reminder waits that could not be said before.
  public func renewReminders() async throws -> Bool { try await reminderScheduler.renew() }

  /// Says what could not be said before.
  /// - Parameter show: Shows it, unless that would be in the way; whether it did.
  public func deliverReminder(by show: @Sendable (Reminder) async -> Bool) async throws {
    try await reminderScheduler.show(by: show)
  }

  /// Says what is due, once.
  /// - Parameter id: Whose timer wants it, in use or not; nil for the profile in use.
  public func deliverReminders(to id: UserProfile.ID?) async throws -> ReminderOutcome {
    try await reminderScheduler.deliver(to: id)
  }
}
