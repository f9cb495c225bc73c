public import Entities
public import FeatureKit

/// The data and actions that the forms share. Their unsaved text outlives the form and the program.
@MainActor public protocol FormInteractor {
  /// The unsaved text of a form; nil when there is none.
  func formDraft(_ form: FormDraft.Form) async throws -> FormDraft?
  /// Saves the text of a form in place of the earlier one; nil removes it.
  func saveFormDraft(_ draft: FormDraft?, of form: FormDraft.Form) async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the forms lead.
@MainActor public protocol FormRouter {
  /// Goes back without saving.
  func dismissScreen()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
