import Entities

extension MemoryStore {
  func context(
    of id: Conversation.ID, notes names: @Sendable (Conversation) -> [String]
  ) throws(StorageError) -> ChatContext? {
    guard let discussion = chatOf[id], let user = try profile(discussion.chat.profile) else { return nil }
    var notes: [String: String] = [:]
    for name in names(discussion.chat) { notes[name] = try note(name, of: discussion.chat.profile) }
    return ChatContext(
      chat: discussion.chat, end: discussion.leaf.flatMap(visible),
      character: try character(discussion.chat.avatar), userName: user.name,
      persona: try personaInUse(in: id, with: discussion.chat.avatar, of: discussion.chat.profile)?.persona,
      lorebooks: try lorebooksInUse(in: id, with: discussion.chat.avatar, of: discussion.chat.profile), notes: notes)
  }
}
