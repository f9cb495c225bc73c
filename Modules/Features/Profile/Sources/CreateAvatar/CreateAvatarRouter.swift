public import Entities
public import FeatureKit

/// Where the form of a new avatar leads.
@MainActor public protocol CreateAvatarRouter {
  /// Goes back with the new avatar.
  func finish(with avatar: Avatar)
  /// Shows a chat with the character of a form as it is now, and waits until the user leaves it. Nothing of the chat is
  /// kept.
  /// - Parameter edited: The avatar that the form changes; nil for a new one.
  func tryCharacter(_ draft: AvatarDraft, changing edited: Avatar.ID?) async
  /// Goes back without one.
  func dismissScreen()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
