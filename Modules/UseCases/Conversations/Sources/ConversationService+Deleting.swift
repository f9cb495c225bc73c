public import Entities
import Storage

extension ConversationService {
  /// Notes that the user has seen the newest message.
  public func markSeen(_ id: Conversation.ID) async throws {
    _ = try await own(id)
    try await chats.markSeen(id)
    bell.ring()
  }

  /// Gives a conversation a title, without the white space around it; nil or an empty one takes it away.
  /// - Throws: `ConversationFailure.longTitle`.
  public func renameConversation(_ id: Conversation.ID, to title: String?) async throws {
    let title = title?.trimmed ?? ""
    guard title.utf8.count <= Self.longestTitle else { throw ConversationFailure.longTitle }
    _ = try await own(id)
    try await chats.rename(id, to: title.isEmpty ? nil : title)
    bell.ring()
  }

  /// Deletes a conversation with all its messages, after stopping its answer.
  public func deleteConversation(_ id: Conversation.ID) async throws {
    let conversation = try await own(id)
    // From here on nothing is said in it any more, so no reply can begin between the stop and the deletion.
    leaving.insert(id)
    defer { leaving.remove(id) }
    let summary = stopSummary(in: id)
    summaryFailures[id] = nil
    await stopReply(in: id)
    // What it did cost is kept when it has ended, and outlives the conversation.
    if let summary { await waitAtMost(.seconds(1), on: clock) { await summary.value } }
    try await chats.deleteChat(id)
    draftBoard.forget(id)
    bell.ring()
    // A draft or a choice that stays behind is seen by nobody.
    try? await notes.setNote(nil, named: Self.draftName(id), of: conversation.profile)
    try? await forgetPreset(of: conversation)
    try? await notes.setNote(nil, named: Self.summaryName(id), of: conversation.profile)
    unsaved = unsaved.filter { $0.value.message.chat != id }
  }
}
