public import Entities
public import FeatureKit

/// Where the list of all characters leads.
@MainActor public protocol LibraryRouter {
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
  /// Shows the character screen.
  func showCharacter(_ id: Avatar.ID)
  /// Shows the screen that imports cards.
  func showCardImport()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Asks for a text.
  /// - Parameter prompt: What the empty field shows.
  /// - Returns: The typed text; nil when the user does not agree.
  func askForText(_ question: Question, prompt: LocalizedText) async -> String?
  /// Shows an error.
  func showAlert(for error: any Error)
}
