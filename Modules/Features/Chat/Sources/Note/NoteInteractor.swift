public import Entities

/// The requirements of the screen of an author's note.
@MainActor public protocol NoteInteractor {
  /// The author's note of a conversation; one without text where there is none.
  func authorsNote(in conversation: Conversation.ID) async throws -> AuthorsNote
  /// Saves the author's note of a conversation, for every reply that begins from now on.
  func saveAuthorsNote(_ note: AuthorsNote, in conversation: Conversation.ID) async throws
}
