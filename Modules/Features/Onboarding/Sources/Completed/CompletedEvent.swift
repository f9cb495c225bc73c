import Entities

/// What happens at the end of onboarding, for the log.
enum CompletedEvent {
  static let finish = EventFamily("OnboardingCompletedView", "Finish")
}
