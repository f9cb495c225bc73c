public import Entities

/// The data and actions for the form of a lorebook.
@MainActor public protocol LorebookFormInteractor: FormInteractor {
  /// Stores a new lorebook without entries.
  func createLorebook(_ draft: LorebookDraft) async throws -> Lorebook
  /// Changes a lorebook, not its entries.
  func changeLorebook(_ id: Lorebook.ID, to draft: LorebookDraft) async throws -> Lorebook
  /// The profile in use; a new one without a name when there is none.
  func ensureProfile() async throws -> UserProfile
}

/// Where the form of a lorebook leads.
@MainActor public protocol LorebookFormRouter: FormRouter {
  /// Goes back with the saved lorebook.
  func finishLorebook(with lorebook: Lorebook)
}
