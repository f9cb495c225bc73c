import Entities

extension SQLiteStore {
  func context(
    of id: Conversation.ID, notes names: @Sendable (Conversation) -> [String]
  ) throws(StorageError) -> ChatContext? {
    try connection.snapshot { () throws(StorageError) in
      guard let chat = try chat(id), let user = try profile(chat.profile) else { return nil }
      var notes: [String: String] = [:]
      for name in names(chat) { notes[name] = try note(name, of: chat.profile) }
      return ChatContext(
        chat: chat, end: try end(of: id), character: try details(of: chat.avatar), userName: user.name,
        persona: try personaInUse(in: id, with: chat.avatar, of: chat.profile)?.persona,
        lorebooks: try lorebooksInUse(in: id, with: chat.avatar, of: chat.profile), notes: notes)
    }
  }

  /// The last message of a chat's shown path.
  private func end(of id: Conversation.ID) throws(StorageError) -> Message? {
    guard let leaf = try position(ofChat: id).leaf else { return nil }
    guard let end = try messages(upTo: leaf, 1).last else { throw damaged("a message that others follow is missing") }
    return end
  }
}
