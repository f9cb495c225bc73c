public import Entities
public import FeatureKit

/// The data and actions for the form of a template.
@MainActor public protocol TemplateFormInteractor: FormDraftInteractor {
  /// Stores a template.
  /// - Parameter old: The name of the template that it replaces; nil for a new one.
  func saveTemplate(_ template: PromptTemplate, replacing old: String?) async throws
  /// The approximate number of tokens of a text in a prompt; 0 for a blank one.
  func estimatedTokens(of text: String) -> Int
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the form of a template leads.
@MainActor public protocol TemplateFormRouter {
  /// Goes back with the saved template.
  func finishTemplate(with template: PromptTemplate)
  /// Goes back without one.
  func dismissScreen()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
