import Entities
import Lore
import Storage

/// What a chat keeps for its prompts: the author's note, and the state that earlier prompts left behind. Each is a note
/// of the profile.
struct ChatMemory: Sendable {
  /// The author's note. A note without text is not sent.
  var authorsNote = AuthorsNote()
  /// The stored state; nil while no prompt has changed it.
  var state: ChatState?
  /// The state before the first prompt.
  var first = PromptState()

  init() {}

  /// The memory in the notes of a conversation.
  init(of id: Conversation.ID, in notes: [String: String]) {
    authorsNote = notes[Self.noteName(of: id)].flatMap { AuthorsNote(note: $0) } ?? AuthorsNote()
    state = notes[Self.stateName(of: id)].flatMap { ChatState(text: $0) }
  }

  /// The state in which the prompt for a turn begins. Another prompt for the last answered turn begins in the same
  /// state as the first prompt for it, so that nothing is counted twice.
  func start(of turn: Message.ID?) -> PromptState {
    guard let state else { return first }
    return turn != nil && turn == state.turn ? state.before : state.after
  }

  /// What is to be stored after a prompt; nil where nothing has changed.
  func next(_ turn: Message.ID?, after end: PromptState) -> ChatState? {
    let before = start(of: turn)
    if before == end, end == state?.after ?? PromptState() { return nil }
    return ChatState(turn: turn, before: before, after: end)
  }

  /// The names of the notes.
  static func names(of id: Conversation.ID) -> [String] { [noteName(of: id), stateName(of: id)] }

  private static func noteName(of id: Conversation.ID) -> String { AuthorsNote.notePrefix + "\(id)" }
  private static func stateName(of id: Conversation.ID) -> String { AuthorsNote.statePrefix + "\(id)" }
}

/// The state of a chat before and after its last prompt.
struct ChatState: Hashable, Sendable {
  /// The turn that the prompt answered; all prompts for it have the same one.
  var turn: Message.ID?
  /// The states before and after its macros and its lore.
  var before: PromptState, after: PromptState
}

extension ChatState {
  /// The state as a text to store: lines with the turn, the state before and the state after.
  var text: String? {
    guard let before = before.text, let after = after.text else { return nil }
    return [turn.map { "\($0)" } ?? "", before, after].joined(separator: "\n")
  }

  /// Reads a stored text; nil when it is invalid.
  init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count == 3, let before = PromptState(text: lines[1]), let after = PromptState(text: lines[2]) else {
      return nil
    }
    self.init(turn: Message.ID(lines[0]), before: before, after: after)
  }
}

/// Stores what chats keep for their prompts.
struct ChatMemories: Sendable {
  let stores: Stores
  let access: ConversationAccess

  /// The author's note of a conversation; one without text where there is none.
  func authorsNote(in id: Conversation.ID) async throws -> AuthorsNote {
    ChatMemory(of: id, in: try await access.context(of: id).notes).authorsNote
  }

  /// Saves the author's note of a conversation. A note that equals `AuthorsNote()` removes it.
  /// - Throws: `ConversationFailure.longNote`.
  func save(_ note: AuthorsNote, in id: Conversation.ID) async throws {
    guard note.text.utf8.count <= AuthorsNote.longest else { throw ConversationFailure.longNote }
    let user = try await access.ownStored(id).profile
    try await stores.notes.setNote(
      note == AuthorsNote() ? nil : note.note, named: AuthorsNote.notePrefix + "\(id)", of: user)
  }

  /// Saves the state of a reply. If that fails, the reply counts nevertheless.
  func save(_ state: ChatState, in conversation: Conversation) async {
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
