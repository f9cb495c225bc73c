public import Entities

/// The data and actions for the form of a template.
@MainActor public protocol TemplateFormInteractor: FormInteractor {
  /// Stores a template.
  /// - Parameter old: The name of the template that it replaces; nil for a new one.
  func saveTemplate(_ template: PromptTemplate, replacing old: String?) async throws
  /// The approximate number of tokens of a text in a prompt; 0 for a blank one.
  func estimatedTokens(of text: String) -> Int
}

/// Where the form of a template leads.
@MainActor public protocol TemplateFormRouter: FormRouter {
  /// Goes back with the saved template.
  func finishTemplate(with template: PromptTemplate)
}
