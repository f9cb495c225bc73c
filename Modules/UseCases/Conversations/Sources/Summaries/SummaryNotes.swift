import Entities
import Storage

/// Stores the summaries of messages that no longer have room: a note of the profile, `summary/ID`.
struct SummaryNotes: Sendable {
  let stores: Stores

  /// The summary of a conversation, if its last message is on the shown path. Another branch has another history.
  ///
  /// A summary by a model no longer applies if a message that it covers was deleted: the next summary is made without
  /// that message. A summary that the user wrote stays.
  func summary(in conversation: Conversation) async throws -> ConversationSummary? {
    let note = try await stores.notes.note(Self.name(conversation.id), of: conversation.profile)
    guard var summary = note.flatMap({ ConversationSummary(note: $0) }),
      try await stores.chats.shownMessage(nearest: summary.last, in: conversation.id) == summary.last
    else { return nil }
    summary.deleted = max(0, summary.length - (try await stores.chats.depth(of: summary.last)) - 1)
    return summary.deleted > 0 && summary.model != nil ? nil : summary
  }

  /// Saves a summary; nil removes it.
  func save(_ summary: ConversationSummary?, in conversation: Conversation) async throws {
    try await stores.notes.setNote(summary?.note, named: Self.name(conversation.id), of: conversation.profile)
  }

  /// The name of the note with the summary of a conversation.
  static func name(_ id: Conversation.ID) -> String { ConversationSummary.notePrefix + "\(id)" }
}
