import Entities
import Storage

/// Stores the summaries of messages that no longer have room: a note of the profile, `summary/ID`.
struct SummaryNotes: Sendable {
  let stores: Stores

  /// The summary of a conversation, if its last message is on the shown path. Another branch has another history.
  func summary(in conversation: Conversation) async throws -> ConversationSummary? {
    let note = try await stores.notes.note(Self.name(conversation.id), of: conversation.profile)
    guard let summary = note.flatMap({ ConversationSummary(note: $0) }),
      try await stores.chats.shownMessage(nearest: summary.last, in: conversation.id) == summary.last
    else { return nil }
    return summary
  }

  /// Saves a summary; nil removes it.
  func save(_ summary: ConversationSummary?, in conversation: Conversation) async throws {
    try await stores.notes.setNote(summary?.note, named: Self.name(conversation.id), of: conversation.profile)
  }

  private static func name(_ id: Conversation.ID) -> String { ConversationSummary.notePrefix + "\(id)" }
}
