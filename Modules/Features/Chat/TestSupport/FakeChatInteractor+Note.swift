public import Entities

extension FakeChatInteractor {
  /// The stored note.
  public func authorsNote(in conversation: Conversation.ID) async throws -> AuthorsNote {
    try await enter(.note)
    return authorsNotes[conversation] ?? AuthorsNote()
  }

  /// Stores the note.
  public func saveAuthorsNote(_ note: AuthorsNote, in conversation: Conversation.ID) async throws {
    try await enter(.saveNote, .saveNote(note))
    authorsNotes[conversation] = note
  }
}
