public import Entities

/// The data and actions for the form of an entry.
@MainActor public protocol LorebookEntryInteractor: FormInteractor {
  /// Changes the entries of a lorebook.
  /// - Returns: The lorebook as it was before, to restore it.
  @discardableResult func editLorebook(_ id: Lorebook.ID, _ change: LorebookChange) async throws -> SavedLorebook
  /// The approximate number of tokens of a text in a prompt; 0 for a blank one.
  func estimatedTokens(of text: String) -> Int
}

/// Where the form of an entry leads.
@MainActor public protocol LorebookEntryRouter: FormRouter {
  /// Goes back after the entry is saved, with the lorebook as it was before.
  func finishLorebookEntry(with before: SavedLorebook)
}
