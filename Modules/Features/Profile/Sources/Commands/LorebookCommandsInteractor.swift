public import Entities

/// The data and actions for the command `lorebooks`.
@MainActor public protocol LorebookCommandsInteractor {
  /// The user's lorebooks, the oldest first.
  func lorebooks() async throws -> [Lorebook]
  /// The lorebook with this id or name. A part of the name is enough if it matches only one, in any case.
  /// - Throws: If none matches, or several do; the message names them.
  func lorebook(named name: String) async throws -> Lorebook
  /// A lorebook with its rules and its entries.
  func lorebookDetails(_ id: Lorebook.ID) async throws -> LorebookDetails
  /// Where the user's lorebooks count, in any order.
  func lorebookAssignments() async throws -> [LorebookAssignment]
  /// Sets the scopes in which a lorebook counts; all others lose it.
  func assignLorebook(_ id: Lorebook.ID, to scopes: Set<ChatScope>) async throws
  /// Stores a new lorebook without entries.
  func createLorebook(_ draft: LorebookDraft) async throws -> Lorebook
  /// Imports the lorebook in a file, or those in a folder. One that is here already is not added again.
  func importLorebooks(at path: String) async throws -> [LorebookImport]
  /// Writes a lorebook to a file.
  func exportLorebook(
    _ id: Lorebook.ID, as format: LorebookFileFormat, to path: String, replacing isReplacing: Bool) async throws
  /// Deletes a lorebook.
  /// - Returns: What brings it back.
  func deleteLorebook(_ id: Lorebook.ID) async throws -> SavedLorebook
  /// The profile in use; a new one without a name when there is none.
  func ensureProfile() async throws -> UserProfile
  /// The avatar with this id or name. A part of the name is enough if it matches only one.
  /// - Throws: If no avatar matches, or several do; the message names them.
  func avatar(named name: String) async throws -> Avatar
  /// The conversation with this id, or with an id that ends in these digits; nil when there is none.
  /// - Throws: If several ids end in them.
  func conversation(named text: String) async throws -> Conversation?
}
