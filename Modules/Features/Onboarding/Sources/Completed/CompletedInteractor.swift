public import Entities

/// What the end must do.
@MainActor public protocol CompletedInteractor {
  /// Stores the colour, and that onboarding is complete.
  func completeOnboarding(color: ProfileColor) async throws
  /// Remembers how far somebody came; nil forgets it.
  func saveOnboardingProgress(_ progress: OnboardingProgress?)
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
