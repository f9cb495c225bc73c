public import Entities
import Storage

extension ConversationDesk {
  /// What was being written in a conversation; nil when there is nothing.
  public func draft(in id: Conversation.ID) async throws -> String? {
    try await drafts.draft(Self.draftName(id), of: try await own(id).profile)
  }

  /// Keeps what is being written in a conversation; an empty text forgets it. What another copy of the program has in its
  /// field stays.
  public func keepDraft(_ text: String, in id: Conversation.ID) async throws {
    try await drafts.keep(text, as: Self.draftName(id), of: try await own(id).profile)
  }

  /// The name of the note that holds a conversation's draft.
  static func draftName(_ id: Conversation.ID) -> String { DraftShelf.prefix + "\(id)" }
}
