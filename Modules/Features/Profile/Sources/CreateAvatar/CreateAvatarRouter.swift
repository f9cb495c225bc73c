public import Entities
public import FeatureKit

/// Where the form of a new avatar leads.
@MainActor public protocol CreateAvatarRouter {
  /// Goes back with the new avatar.
  func finish(with avatar: Avatar)
  /// Goes back without one.
  func dismissScreen()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
