public import Entities
public import FeatureKit

/// The data and actions for the form of an entry.
@MainActor public protocol LorebookEntryInteractor: FormDraftInteractor {
  /// Changes the entries of a lorebook.
  /// - Returns: The lorebook as it was before, to restore it.
  @discardableResult func editLorebook(_ id: Lorebook.ID, _ change: LorebookChange) async throws -> SavedLorebook
  /// The approximate number of tokens of a text in a prompt; 0 for a blank one.
  func estimatedTokens(of text: String) -> Int
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the form of an entry leads.
@MainActor public protocol LorebookEntryRouter {
  /// Goes back after the entry is saved, with the lorebook as it was before.
  func finishLorebookEntry(with before: SavedLorebook)
  /// Goes back without saving.
  func dismissScreen()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
