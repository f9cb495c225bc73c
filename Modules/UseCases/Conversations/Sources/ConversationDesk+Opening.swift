public import Entities
import Storage

extension ConversationDesk {
  /// The latest conversation with an avatar, or a new one that begins with its greeting.
  /// - Throws: `ConversationFailure` when there is no profile, or nobody knows the avatar.
  public func openConversation(with avatar: Avatar.ID) async throws -> Conversation {
    let key = OpeningKey(person: try await person(), avatar: avatar)
    if let opening = openings[key] { return try await opening.value }
    let opening = Task {
      defer { openings[key] = nil }
      if let latest = try await chats.latestChat(of: key.person, with: avatar) {
        await noteOpening(key)
        return latest
      }
      return try await makeConversation(key)
    }
    openings[key] = opening
    return try await opening.value
  }

  /// A new conversation with an avatar, beginning with its greeting.
  /// - Throws: `ConversationFailure` when there is no profile, or nobody knows the avatar.
  public func startConversation(with avatar: Avatar.ID) async throws -> Conversation {
    try await makeConversation(OpeningKey(person: try await person(), avatar: avatar))
  }

  private func makeConversation(_ key: OpeningKey) async throws -> Conversation {
    guard let avatar = await avatarNamed(key.avatar) else { throw ConversationFailure.missingAvatar(key.avatar) }
    let time = now()
    let conversation = Conversation(
      id: newConversationID(time), profile: key.person, avatar: avatar.id, created: time, updated: time)
    try await chats.create(conversation)
    do {
      try await greet(in: conversation, as: avatar, at: time)
    } catch {
      // Without its greeting it would stay in the lists as a conversation that nobody began.
      try? await chats.deleteChat(conversation.id)
      throw error
    }
    await noteOpening(key)
    return conversation
  }

  private func greet(in conversation: Conversation, as avatar: Avatar, at time: Timestamp) async throws {
    guard !avatar.greeting.isBlank else { return }
    let greeting = Message(
      id: newMessageID(time), chat: conversation.id, parent: nil, role: .assistant, text: avatar.greeting,
      created: time)
    try await chats.append(greeting)
    board.post(greeting)
  }

  /// Recents and counts are a convenience: when they cannot be written, the conversation opens all the same.
  private func noteOpening(_ key: OpeningKey) async {
    try? await avatars.recordOpening(of: key.avatar, by: key.person, at: now())
  }
}
