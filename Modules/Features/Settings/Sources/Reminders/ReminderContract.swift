public import Entities

/// The data and actions for the section of the reminders.
@MainActor public protocol ReminderInteractor {
  /// Whether the profile in use allows reminders, and the planned reminders.
  func reminderStatus() async throws -> ReminderStatus
  /// Allows reminders, and plans them.
  func allowReminders(mentioningChats: Bool) async throws
  /// Cancels all reminders.
  func turnRemindersOff() async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the question about reminders leads.
@MainActor public protocol ReminderQuestionRouter {
  /// Closes the question with a consent.
  func finish(withConsent consent: ReminderConsent)
  /// Closes the question without one.
  func dismissScreen()
}
