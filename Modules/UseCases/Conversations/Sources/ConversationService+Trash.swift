public import Entities
import Storage

/// Deleting conversations, and giving them back.
extension ConversationService {
  /// Moves a conversation to the trash, with the text in its field. What belongs to it stays as it is.
  /// - Returns: Whether it can be restored. A conversation that was never stored cannot.
  /// - Throws: `ConversationFailure.missingConversation`, `.deletedConversation`, `.noProfile`; `.replyInFlight` or
  ///   `.replyElsewhere` while a reply arrives.
  func moveToTrash(_ id: Conversation.ID) async throws -> Bool {
    _ = try await access.own(id)
    try await drafts.saveInHand(in: id)
    // A reply whose end a full disk refused is otherwise still arriving.
    await unstored.saveEnds()
    // From here on no message can be sent in it, so no reply can begin before it is in the trash.
    return try await access.whileLeaving(id) {
      // The end of an arriving reply would be lost, and a restored conversation would not have it.
      guard !slots.isTaken(id) else { throw ConversationFailure.replyInFlight(id) }
      _ = try await foreign.settledEnd(of: id)
      await stopSummary(of: id)
      let isKept = try await chats.moveToTrash(id, at: dependencies.now())
      drafts.letGo(of: id)
      events.listChanged()
      return isKept
    }
  }

  /// Restores a conversation from the trash. It is no error if the conversation was restored meanwhile.
  func restore(_ id: Conversation.ID) async throws {
    guard try await access.ownDeleted(id) != nil else {
      _ = try await access.own(id)
      return
    }
    try await chats.restoreChat(id)
    events.listChanged()
  }

  /// The conversation in the trash with an id, or with the last digits of one; nil when there is none, or no
  /// profile.
  func deletedConversation(named text: String) async throws -> Conversation? {
    guard let user = try await dependencies.stores.profiles.currentProfile()?.id else { return nil }
    if let id = Conversation.ID(text) { return try await access.ownDeleted(id) }
    let found = try await chats.deletedChatIDs(of: user).filter { $0.hasShortForm(text) }
    guard found.count < 2 else { throw ConversationFailure.ambiguous(text, ids: found.sorted()) }
    guard let id = found.first else { return nil }
    return try await access.ownDeleted(id)
  }

  /// Deletes a conversation for good, also one in the trash, with everything that belongs to it. An arriving reply is
  /// stopped, but not one of another program.
  /// - Throws: `ConversationFailure.missingConversation`, `.noProfile`, `.replyElsewhere`.
  public func delete(_ id: Conversation.ID) async throws {
    if let deleted = try await access.ownDeleted(id) {
      try await chats.deleteChat(id)
      events.listChanged()
      return await forget(deleted)
    }
    let conversation = try await access.own(id)
    // From here on no message can be sent in it, so no reply can begin between the stop and the deletion.
    try await access.whileLeaving(id) {
      await slots.conclude(id, as: .cancelled)
      _ = try await foreign.settledEnd(of: id)
      await stopSummary(of: id)
      try await chats.deleteChat(id)
      events.listChanged()
      await forget(conversation)
    }
  }

  /// Removes the user's conversations in the trash for good, and returns them.
  func emptyChatTrash() async throws -> [Conversation] {
    // A clock that was set back must not keep anything.
    let end = Timestamp(milliseconds: Timestamp.range.upperBound)
    let removed = try await chats.emptyChatTrash(of: try await access.user(), until: end)
    for chat in removed { await forget(chat) }
    events.listChanged()
    return removed
  }

  /// Removes for good what was deleted more than 30 days ago, of every profile, and pictures that are left over. Call
  /// it once at the start.
  public func sweepTrash() async throws {
    try await changes.sweepTrash()
    let old = Timestamp(milliseconds: dependencies.now().milliseconds - MessageChanges.trashTime)
    for chat in try await chats.emptyChatTrash(of: nil, until: old) { await forget(chat) }
    try await sweepPictures()
  }

  /// Removes the files of pictures that belong to no message, of every profile.
  public func sweepPictures() async throws { try await pictures.sweep() }

  private func stopSummary(of id: Conversation.ID) async {
    // The summary's cost is stored when it has ended, and outlives the conversation.
    guard let summary = await summaries.forget(id) else { return }
    await waitAtMost(.seconds(1), on: dependencies.clock) { await summary.value }
  }

  /// Deletes what was stored about a deleted conversation. If the deletion of a note fails, the note shows nowhere.
  private func forget(_ conversation: Conversation) async {
    await drafts.forget(conversation)
    try? await presets.forget(conversation)
    try? await summaryNotes.save(nil, in: conversation)
    try? await memories.forget(conversation)
    try? await groups.forget(conversation)
    try? await names.forget(conversation)
    try? await pictures.forget(conversation)
    unstored.forget(conversation.id)
  }
}
