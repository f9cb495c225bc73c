public import Entities
import Storage

extension ConversationService {
  /// What stands in the field of a conversation as it was typed last in this process, stored or not: empty where it was
  /// sent or deleted, nil where nothing was typed yet.
  public nonisolated func draftInHand(in id: Conversation.ID) -> String? { draftBoard.text(in: id) }

  /// Notes what stands in the field of a conversation, for its other screens and for the end of the program.
  public nonisolated func holdDraft(_ text: String, in id: Conversation.ID) { draftBoard.hold(text, in: id) }

  /// What was being written in a conversation; nil when there is nothing.
  public func draft(in id: Conversation.ID) async throws -> String? {
    if let typed = draftBoard.text(in: id), !typed.isEmpty { return typed }
    return try await drafts.draft(Self.draftName(id), of: try await own(id).profile)
  }

  /// Keeps what is being written in a conversation; an empty text forgets it. What another copy of the program has in its
  /// field stays.
  public func saveDraft(_ text: String, in id: Conversation.ID) async throws {
    try await drafts.save(text, as: Self.draftName(id), of: try await own(id).profile)
    draftBoard.recordStored(text, in: id)
  }

  /// Stores the drafts that the store does not have yet, for the end of the program.
  /// - Returns: What could not be stored, without blank texts.
  public func saveDrafts() async -> [String] {
    var lost: [String] = []
    for (id, text) in draftBoard.unstored {
      do {
        try await saveDraft(text, in: id)
      } catch ConversationFailure.missingConversation {
        // It went with its conversation.
      } catch {
        if !text.isBlank { lost.append(text) }
      }
    }
    return lost
  }

  /// How many replies have an end that the store did not take.
  public var unsavedReplies: Int { Set(unsaved.keys).union(live.keys).count }

  /// The name of the note that holds a conversation's draft.
  static func draftName(_ id: Conversation.ID) -> String { DraftStore.prefix + "\(id)" }
}
