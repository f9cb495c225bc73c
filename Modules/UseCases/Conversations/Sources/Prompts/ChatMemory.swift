import Entities
import Lore
import Storage

/// What a chat keeps for its prompts: the author's note, and the state that earlier prompts left behind. Each is a note
/// of the profile.
struct ChatMemory: Sendable {
  /// The author's note; without text there is none.
  var authorsNote = AuthorsNote()
  /// The state; nil while no prompt has changed it.
  var state: PromptState?

  init() {}

  /// The memory in the notes of a conversation.
  init(of id: Conversation.ID, in notes: [String: String]) {
    authorsNote = notes[Self.noteName(of: id)].flatMap { AuthorsNote(note: $0) } ?? AuthorsNote()
    state = notes[Self.stateName(of: id)].flatMap { PromptState(text: $0) }
  }

  /// The names of the notes.
  static func names(of id: Conversation.ID) -> [String] { [noteName(of: id), stateName(of: id)] }

  private static func noteName(of id: Conversation.ID) -> String { AuthorsNote.notePrefix + "\(id)" }
  private static func stateName(of id: Conversation.ID) -> String { AuthorsNote.statePrefix + "\(id)" }
}

/// Stores what chats keep for their prompts.
struct ChatMemories: Sendable {
  let stores: Stores
  let access: ConversationAccess

  /// The author's note of a conversation; one without text where there is none.
  func authorsNote(in id: Conversation.ID) async throws -> AuthorsNote {
    ChatMemory(of: id, in: try await access.context(of: id).notes).authorsNote
  }

  /// Saves the author's note of a conversation; one without text removes it.
  /// - Throws: `ConversationFailure.longNote`.
  func save(_ note: AuthorsNote, in id: Conversation.ID) async throws {
    guard note.text.utf8.count <= AuthorsNote.longest else { throw ConversationFailure.longNote }
    let user = try await access.ownStored(id).profile
    try await stores.notes.setNote(
      note == AuthorsNote() ? nil : note.note, named: AuthorsNote.notePrefix + "\(id)", of: user)
  }

  /// Saves the state after a reply. If that fails, the reply counts nevertheless.
  func save(_ state: PromptState, in conversation: Conversation) async {
    guard let text = state.text else { return }
    try? await stores.notes.setNote(
      text, named: AuthorsNote.statePrefix + "\(conversation.id)", of: conversation.profile)
  }

  /// Deletes the notes of a deleted conversation.
  func forget(_ conversation: Conversation) async throws {
    for name in ChatMemory.names(of: conversation.id) {
      try await stores.notes.setNote(nil, named: name, of: conversation.profile)
    }
  }
}
