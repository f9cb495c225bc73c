public import Entities
import Storage

extension ConversationDesk {
  /// What was being written in a conversation; nil when there is nothing.
  public func draft(in id: Conversation.ID) async throws -> String? {
    try await notes.note(Self.draftName(id), of: try await own(id).profile)
  }

  /// Keeps what is being written in a conversation; an empty text forgets it.
  public func keepDraft(_ text: String, in id: Conversation.ID) async throws {
    let person = try await own(id).profile
    try await notes.setNote(text.isEmpty ? nil : text, named: Self.draftName(id), of: person)
  }

  /// The name of the note that holds a conversation's draft.
  static func draftName(_ id: Conversation.ID) -> String { "draft/\(id)" }
}
