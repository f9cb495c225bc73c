public import Entities
public import FeatureKit

/// Where the screen that imports cards leads.
@MainActor public protocol CardImportRouter {
  /// Shows the character screen.
  func showCharacter(_ id: Avatar.ID)
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
}
