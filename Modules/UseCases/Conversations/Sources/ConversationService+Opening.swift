public import Entities
import Storage

extension ConversationService {
  /// The latest conversation with an avatar, or a new one that begins with its greeting.
  /// - Throws: `ConversationFailure` when there is no profile, or nobody knows the avatar.
  public func openConversation(with avatar: Avatar.ID) async throws -> Conversation {
    let key = OpeningKey(user: try await user(), avatar: avatar)
    if let opening = openings[key] { return try await opening.value }
    let opening = Task {
      defer { openings[key] = nil }
      if let latest = try await chats.latestChat(of: key.user, with: avatar) {
        await recordOpening(key)
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
    try await makeConversation(OpeningKey(user: try await user(), avatar: avatar))
  }

  /// The latest conversation with an avatar; nil when there is none, or nobody is signed in.
  public func latestConversation(with avatar: Avatar.ID) async throws -> Conversation? {
    guard let user = try await profiles.currentProfile() else { return nil }
    return try await chats.latestChat(of: user.id, with: avatar)
  }

  private func makeConversation(_ key: OpeningKey) async throws -> Conversation {
    guard let avatar = await avatarNamed(key.avatar) else { throw ConversationFailure.missingAvatar(key.avatar) }
    let time = now()
    let conversation = Conversation(
      id: newConversationID(time), profile: key.user, avatar: avatar.id, created: time, updated: time)
    try await chats.create(conversation)
    do {
      try await greet(in: conversation, as: avatar, at: time)
    } catch {
      // Without its greeting it would stay in the lists as a conversation that nobody began.
      try? await chats.deleteChat(conversation.id)
      throw error
    }
    bell.ring()
    await recordOpening(key)
    return conversation
  }

  private func greet(in conversation: Conversation, as avatar: Avatar, at time: Timestamp) async throws {
    guard let greeting = greeting(of: avatar, in: conversation.id, at: time) else { return }
    try await chats.append(greeting)
    board.post(greeting)
  }

  /// What an avatar says first in a new conversation; nil where it waits.
  func greeting(of avatar: Avatar, in id: Conversation.ID, at time: Timestamp) -> Message? {
    guard !avatar.greeting.isBlank else { return nil }
    return Message(
      id: newMessageID(time), chat: id, parent: nil, role: .assistant, text: avatar.greeting, created: time)
  }

  /// Recents and counts are a convenience: when they cannot be written, the conversation opens all the same.
  private func recordOpening(_ key: OpeningKey) async {
    try? await avatars.recordOpening(of: key.avatar, by: key.user, at: now())
  }
}
