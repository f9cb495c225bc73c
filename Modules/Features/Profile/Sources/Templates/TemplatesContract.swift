public import Entities
public import FeatureKit

/// The data and actions for the list of templates.
@MainActor public protocol TemplatesInteractor {
  /// The user's templates, and the files that cannot be used.
  func templates() async throws -> TemplateList
  /// Stores a template.
  /// - Parameter old: The name of the template that it replaces; nil for a new one.
  func saveTemplate(_ template: PromptTemplate, replacing old: String?) async throws
  /// Deletes a template.
  /// - Returns: The template as it was.
  @discardableResult func deleteTemplate(named name: String) async throws -> PromptTemplate
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the list of templates leads.
@MainActor public protocol TemplatesRouter {
  /// Shows the form of a new template; nil when the user left without saving one.
  func createTemplate() async -> PromptTemplate?
  /// Shows the form of a template; nil when the user left without saving.
  func editTemplate(_ template: PromptTemplate) async -> PromptTemplate?
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
