public import Entities
public import FeatureKit

/// The data and actions for the form of a lorebook.
@MainActor public protocol LorebookFormInteractor: FormDraftInteractor {
  /// Stores a new lorebook without entries.
  func createLorebook(_ draft: LorebookDraft) async throws -> Lorebook
  /// Changes a lorebook, not its entries.
  func changeLorebook(_ id: Lorebook.ID, to draft: LorebookDraft) async throws -> Lorebook
  /// The profile in use; a new one without a name when there is none.
  func ensureProfile() async throws -> UserProfile
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the form of a lorebook leads.
@MainActor public protocol LorebookFormRouter {
  /// Goes back with the saved lorebook.
  func finishLorebook(with lorebook: Lorebook)
  /// Goes back without one.
  func dismissScreen()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
