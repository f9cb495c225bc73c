import Entities
import Storage

/// Keeps what stands for messages that have no room any more: a note of the profile, `summary/ID`.
struct SummaryNotes: Sendable {
  let stores: Stores

  /// The summary of a conversation, if it counts: the last message that it stands for is on the shown path. Another
  /// branch has another past.
  func summary(in conversation: Conversation) async throws -> ConversationSummary? {
    let note = try await stores.notes.note(Self.name(conversation.id), of: conversation.profile)
    guard let summary = note.flatMap({ ConversationSummary(note: $0) }),
      try await stores.chats.shownMessage(nearest: summary.last, in: conversation.id) == summary.last
    else { return nil }
    return summary
  }

  /// Saves a summary; nil takes it away.
  func save(_ summary: ConversationSummary?, in conversation: Conversation) async throws {
    try await stores.notes.setNote(summary?.note, named: Self.name(conversation.id), of: conversation.profile)
  }

  private static func name(_ id: Conversation.ID) -> String { ConversationSummary.notePrefix + "\(id)" }
}
