public import Entities

// Deleted conversations.
extension FakeChatInteractor {
  /// Moves the summary to `deletedSummaries` if `keepsDeleted` is set, and ends all updates.
  public func deleteConversation(_ id: Conversation.ID) async throws -> Bool {
    try await enter(.delete, .delete)
    if keepsDeleted, var row = summaries.first(where: { $0.id == id }) {
      row.deleted = now
      deletedSummaries.insert(row, at: 0)
    }
    summaries.removeAll { $0.id == id }
    endUpdates()
    change()
    return keepsDeleted
  }

  /// Moves the summary back.
  public func restoreConversation(_ id: Conversation.ID) async throws {
    try await enter(.restore, .restore)
    guard let index = deletedSummaries.firstIndex(where: { $0.id == id }) else { return }
    var row = deletedSummaries.remove(at: index)
    row.deleted = nil
    summaries.append(row)
    change()
  }

  /// One of the `deletedSummaries`.
  public func deletedConversation(named text: String) async throws -> Conversation? {
    try await enter(.conversation)
    return deletedSummaries.first { $0.id == Conversation.ID(text) || $0.id.hasShortForm(text) }?.chat
  }

  /// Removes the summary, in the trash or not.
  public func removeConversation(_ id: Conversation.ID) async throws {
    try await enter(.remove, .remove)
    summaries.removeAll { $0.id == id }
    deletedSummaries.removeAll { $0.id == id }
    change()
  }

  /// Removes the `deletedSummaries`.
  @discardableResult public func emptyChatTrash() async throws -> [Conversation] {
    try await enter(.emptyChats, .emptyChats)
    defer { change() }
    let removed = deletedSummaries.map(\.chat)
    deletedSummaries = []
    return removed
  }
}
