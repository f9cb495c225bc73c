import Entities

/// Moves chats to the trash and gives them back.
extension MemoryStore {
  struct DeletedChat {
    var discussion: Discussion
    var time: Timestamp
  }

  func moveToTrash(_ id: Conversation.ID, at time: Timestamp) throws(StorageError) -> Bool {
    let discussion = try conversation(id)
    if nodeOf.values.contains(where: { $0.message.chat == id && $0.message.state == .streaming }) {
      throw .arrivingIsNotDeleted
    }
    chatOf[id] = nil
    deletedChatOf[id] = DeletedChat(discussion: discussion, time: time)
    return true
  }

  func restoreChat(_ id: Conversation.ID) throws(StorageError) {
    guard let deleted = deletedChatOf.removeValue(forKey: id) else { throw .missing(deletedChat: id) }
    chatOf[id] = deleted.discussion
  }

  func deletedChat(_ id: Conversation.ID) throws(StorageError) -> Conversation? { deletedChatOf[id]?.discussion.chat }

  func deletedChatIDs(of profile: UserProfile.ID) throws(StorageError) -> [Conversation.ID] {
    deletedChats(of: profile).map(\.discussion.chat.id)
  }

  /// The chats of a profile in the trash, the last deleted first.
  func deletedChats(of profile: UserProfile.ID) -> [DeletedChat] {
    deletedChatOf.values.filter { $0.discussion.chat.profile == profile }
      .sorted { ($0.time, $0.discussion.chat.id) > ($1.time, $1.discussion.chat.id) }
  }

  func emptyChatTrash(
    of profile: UserProfile.ID?, until time: Timestamp
  ) throws(StorageError) -> [Conversation] {
    let old = deletedChatOf.values.filter { deleted in
      deleted.time <= time && (profile == nil || deleted.discussion.chat.profile == profile)
    }
    let chats = old.map(\.discussion.chat)
    for chat in chats { try deleteChat(chat.id) }
    return chats
  }
}

extension ChatScope {
  /// Whether this is the scope of one of these chats.
  func isOfChat(in chats: Set<Conversation.ID>) -> Bool {
    if case .chat(let id) = self { chats.contains(id) } else { false }
  }
}
