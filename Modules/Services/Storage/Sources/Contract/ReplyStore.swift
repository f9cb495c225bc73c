public import Entities

/// Stores replies while they arrive, and their ends.
public protocol ReplyStore: Sendable {
  /// Replaces the text of a message that is still arriving, and its reasoning unless that is nil. The change survives a
  /// crash of the program.
  /// - Throws: `.missing` when the message does not exist, `.failed` when it is no longer arriving.
  func update(_ id: Message.ID, text: String, reasoning: String?) async throws(StorageError)

  /// Sets the final text and state of an arriving message, durably, and makes it searchable. Sets its reasoning unless
  /// that is nil. Adds its usage, if known, to the sums of `UsageStore`.
  ///
  /// A message that was marked as abandoned can be finished as well: the complete text replaces the interrupted one.
  /// - Throws: `.missing` when the message does not exist; `.failed` when it has ended in another way, or when the new
  ///   state is `.streaming`.
  func finish(
    _ id: Message.ID, text: String, reasoning: String?, state: Message.State, usage: UsageRecord?
  ) async throws(StorageError)

  /// Marks every message whose program ended while the message was arriving as interrupted, and makes it searchable.
  ///
  /// Messages that a running program, this one included, is still writing are not changed. On disk it also checks the
  /// search index, and continues the deletions and removes the staged messages that ended programs left. Call it once
  /// after opening.
  /// - Returns: The messages that it marked.
  func markAbandonedReplies() async throws(StorageError) -> [Message.ID]
}

extension ReplyStore {
  /// Replaces only the text.
  public func update(_ id: Message.ID, text: String) async throws(StorageError) {
    try await update(id, text: text, reasoning: nil)
  }

  /// Sets only the final text and state.
  public func finish(_ id: Message.ID, text: String, state: Message.State) async throws(StorageError) {
    try await finish(id, text: text, reasoning: nil, state: state)
  }

  /// Sets the final text, reasoning and state of a message without usage.
  public func finish(
    _ id: Message.ID, text: String, reasoning: String?, state: Message.State
  ) async throws(StorageError) {
    try await finish(id, text: text, reasoning: reasoning, state: state, usage: nil)
  }
}
