public import Entities

/// The actions for the end of onboarding.
@MainActor public protocol CompletedInteractor {
  /// Stores the colour, and that onboarding is complete.
  func completeOnboarding(color: ProfileColor) async throws
  /// Saves the progress of onboarding; nil deletes it.
  func saveOnboardingProgress(_ progress: OnboardingProgress?)
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the end of onboarding leads. The tabs open by themselves when onboarding is complete.
@MainActor public protocol CompletedRouter {
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}

/// The parameters of the end of onboarding.
public struct CompletedParameters: Hashable, Sendable {
  /// The colour that the user chose.
  public let color: ProfileColor

  /// The end for a user with this colour.
  public init(color: ProfileColor) {
    self.color = color
  }
}
