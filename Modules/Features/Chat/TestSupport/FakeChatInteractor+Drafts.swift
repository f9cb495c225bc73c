public import Entities

extension FakeChatInteractor {
  /// The saved draft.
  public func draft(in conversation: Conversation.ID) async throws -> String? {
    try await enter(.draft)
    return drafts[conversation]
  }

  /// The text that was typed last.
  public func draftInHand(in conversation: Conversation.ID) -> String? { typed[conversation] }

  /// Records the typed text.
  public func holdDraft(_ text: String, in conversation: Conversation.ID) { typed[conversation] = text }

  /// Saves a draft, or deletes it.
  public func saveDraft(_ text: String, in conversation: Conversation.ID) async throws {
    draftWrites.append(text)
    try await enter(.saveDraft)
    drafts[conversation] = text.isEmpty ? nil : text
  }
}
