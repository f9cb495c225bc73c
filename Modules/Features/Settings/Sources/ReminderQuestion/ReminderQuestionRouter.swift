public import Entities

/// Where the question about reminders leads: back to who asked.
@MainActor public protocol ReminderQuestionRouter {
  /// Takes the question away, with a consent.
  func remindersAreWanted(_ consent: ReminderConsent)
  /// Takes the question away without one.
  func dismissScreen()
}
