public import Entities

/// Imports the cards, lorebooks and personas that a SillyTavern folder has besides chats. Other use cases do the work.
public struct FolderCompanions: Sendable {
  /// Imports the cards in files. A preview only reads them.
  let cards: @Sendable (_ paths: [String], _ isPreview: Bool) async throws -> [CardImport]
  /// Imports the lorebook in a file. A preview only reads it.
  let lorebook: @Sendable (_ path: String, _ isPreview: Bool) async throws -> [LorebookImport]
  /// Stores a new persona.
  let persona: @Sendable (_ draft: PersonaDraft) async throws -> Persona

  /// The imports. In a preview, `cards` and `lorebook` store nothing, and `persona` is not called.
  public init(
    cards: @escaping @Sendable (_ paths: [String], _ isPreview: Bool) async throws -> [CardImport],
    lorebook: @escaping @Sendable (_ path: String, _ isPreview: Bool) async throws -> [LorebookImport],
    persona: @escaping @Sendable (_ draft: PersonaDraft) async throws -> Persona
  ) {
    (self.cards, self.lorebook, self.persona) = (cards, lorebook, persona)
  }
}
