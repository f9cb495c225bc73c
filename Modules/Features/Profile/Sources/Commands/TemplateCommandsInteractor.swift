public import Entities

/// The data and actions for the command `templates`.
@MainActor public protocol TemplateCommandsInteractor {
  /// The user's templates, and the files that cannot be used.
  func templates() async throws -> TemplateList
  /// Stores a template.
  /// - Parameter old: The name of the template that it replaces; nil for a new one.
  func saveTemplate(_ template: PromptTemplate, replacing old: String?) async throws
  /// Deletes a template.
  /// - Returns: The template as it was.
  @discardableResult func deleteTemplate(named name: String) async throws -> PromptTemplate
}
