public import Entities

/// The capability of keeping templates. A type with a `TemplateFolder` has it.
public protocol TemplateProviding: Sendable {
  /// The templates.
  var templateFolder: TemplateFolder { get }
}

extension TemplateProviding {
  /// The user's templates, and the files that cannot be used.
  public func templates() async -> TemplateList { templateFolder.list() }

  /// Stores a template.
  /// - Parameter old: The name of the template that it replaces; nil for a new one.
  /// - Throws: `TemplateFailure`.
  public func saveTemplate(_ template: PromptTemplate, replacing old: String?) async throws {
    try templateFolder.save(template, replacing: old)
  }

  /// Deletes a template.
  /// - Returns: The template as it was.
  /// - Throws: `TemplateFailure`.
  public func deleteTemplate(named name: String) async throws -> PromptTemplate {
    try templateFolder.delete(name)
  }
}
