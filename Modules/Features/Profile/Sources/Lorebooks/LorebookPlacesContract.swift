public import Entities

/// The data and actions for the choice of where a lorebook counts.
@MainActor public protocol LorebookPlacesInteractor {
  /// Where the user's lorebooks count, in any order.
  func lorebookAssignments() async throws -> [LorebookAssignment]
  /// Sets the scopes in which a lorebook counts; all others lose it.
  func assignLorebook(_ id: Lorebook.ID, to scopes: Set<ChatScope>) async throws
  /// The avatars whose names have the letters. At most `limit`.
  func avatars(named letters: LetterPattern, limit: Int) async throws -> [Avatar]
  /// The user's conversations with the letters in the title or in the avatar's name, the last changed first. At most
  /// `limit`.
  func conversations(named letters: LetterPattern, limit: Int) async throws -> [ChatSummary]
  /// An avatar with its definition by its id; nil when there is none.
  func character(_ id: Avatar.ID) async throws -> CharacterDetails?
  /// The conversation with this id, or with an id that ends in these digits; nil when there is none.
  func conversation(named text: String) async throws -> Conversation?
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the choice leads.
@MainActor public protocol LorebookPlacesRouter {
  /// Goes back.
  func dismissScreen()
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
