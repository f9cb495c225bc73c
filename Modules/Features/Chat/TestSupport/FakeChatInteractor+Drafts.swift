public import Entities

extension FakeChatInteractor {
  /// Gives the kept draft.
  public func draft(in conversation: Conversation.ID) async throws -> String? {
    try await enter(.draft)
    return drafts[conversation]
  }

  /// What was typed last.
  public func draftInHand(in conversation: Conversation.ID) -> String? { typed[conversation] }

  /// Notes what is typed.
  public func holdDraft(_ text: String, in conversation: Conversation.ID) { typed[conversation] = text }

  /// Keeps a draft, or forgets it.
  public func saveDraft(_ text: String, in conversation: Conversation.ID) async throws {
    draftWrites.append(text)
    try await enter(.saveDraft)
    drafts[conversation] = text.isEmpty ? nil : text
  }
}
