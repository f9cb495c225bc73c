public import Entities

/// The imports of what goes with chats in a folder of SillyTavern. Other use cases do them.
public struct FolderCompanions: Sendable {
  /// Imports the cards in files, or looks at them.
  let cards: @Sendable (_ paths: [String], _ isPreview: Bool) async throws -> [CardImport]
  /// Imports the lorebook in a file, or looks at it.
  let lorebook: @Sendable (_ path: String, _ isPreview: Bool) async throws -> [LorebookImport]
  /// Stores a new persona.
  let persona: @Sendable (_ draft: PersonaDraft) async throws -> Persona

  /// The imports. None stores anything in a preview.
  public init(
    cards: @escaping @Sendable (_ paths: [String], _ isPreview: Bool) async throws -> [CardImport],
    lorebook: @escaping @Sendable (_ path: String, _ isPreview: Bool) async throws -> [LorebookImport],
    persona: @escaping @Sendable (_ draft: PersonaDraft) async throws -> Persona
  ) {
    (self.cards, self.lorebook, self.persona) = (cards, lorebook, persona)
  }
}
