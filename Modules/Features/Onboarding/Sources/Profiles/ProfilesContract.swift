public import Entities
public import FeatureKit

/// The data and actions for the list of profiles.
@MainActor public protocol ProfilesInteractor {
  /// Every profile of this computer with its contents, the oldest first.
  func profileSummaries() async throws -> [ProfileSummary]
  /// Switches to a profile. The tabs open by themselves, or the start screens if its onboarding is not complete.
  func switchProfile(to id: UserProfile.ID) async throws
  /// Saves the progress of onboarding; nil deletes it.
  func saveOnboardingProgress(_ progress: OnboardingProgress?)
  /// Signs out. The start screens open by themselves.
  func signOut() async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the list of profiles leads.
@MainActor public protocol ProfilesRouter {
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Goes back.
  func dismissScreen()
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
