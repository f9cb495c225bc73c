public import Entities
public import FeatureKit

/// The data and actions for the form of the profile.
@MainActor public protocol SaveProfileInteractor {
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// Stores the name, the e-mail address, the colour, and the change of the picture.
  func saveProfile(
    name: String, email: String, color: ProfileColor?, picture: PictureChange
  ) async throws -> UserProfile
  /// The unsaved text of the form; nil when there is none.
  func profileDraft() async throws -> ProfileDraft?
  /// Saves the typed text; nil deletes it.
  func saveProfileDraft(_ draft: ProfileDraft?) async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the form of the profile leads.
@MainActor public protocol SaveProfileRouter {
  /// Goes back with the saved profile.
  func finish(with profile: UserProfile)
  /// Goes back without saving.
  func dismissScreen()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
