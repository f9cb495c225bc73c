public import Entities

/// The capability of reminding people: who has a desk of reminders can do this. Every verb throws what the store throws.
public protocol ReminderKeeping: Sendable {
  /// Where the verbs go.
  var reminderDesk: ReminderDesk { get }
}

extension ReminderKeeping {
  /// What the profile in use said about reminders, and what will come.
  public func reminderStatus() async throws -> ReminderStatus { try await reminderDesk.status() }

  /// Allows reminders, and plans them.
  /// - Parameter mentioningChats: Whether they may name whom the person talked with.
  public func allowReminders(mentioningChats: Bool) async throws {
    try await reminderDesk.allow(mentioningChats: mentioningChats)
  }

  /// Takes all reminders back, with the timer.
  public func turnRemindersOff() async throws { try await reminderDesk.turnOff() }

  /// Plans the week anew, as somebody is here now.
  /// - Returns: Whether a reminder waits that could not be said before.
  public func renewReminders() async throws -> Bool { try await reminderDesk.renew() }

  /// Says what could not be said before.
  /// - Parameter show: Shows it, unless that would be in the way; whether it did.
  public func tellReminder(by show: @Sendable (Reminder) async -> Bool) async throws {
    try await reminderDesk.tell(by: show)
  }

  /// Says what is due, once.
  /// - Parameter id: Whose timer wants it, in use or not; nil for the profile in use.
  public func deliverReminders(to id: UserProfile.ID?) async throws -> ReminderOutcome {
    try await reminderDesk.deliver(to: id)
  }
}
