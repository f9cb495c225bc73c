import Entities
import Storage

/// Reads conversations and messages from the store, with the newest text of this process's replies.
struct ConversationReader: Sendable {
  let stores: Stores
  let avatarNamed: @Sendable (Avatar.ID) async -> Avatar?
  let unstoredAvatars: @Sendable (LetterPattern) -> [Avatar.ID]
  let access: ConversationAccess
  let unstored: UnstoredReplies

  func conversation(_ id: Conversation.ID) async throws -> Conversation? {
    do {
      return try await access.own(id)
    } catch ConversationFailure.missingConversation, ConversationFailure.noProfile {
      return nil
    }
  }

  func conversation(named text: String) async throws -> Conversation? {
    if let id = Conversation.ID(text) { return try await conversation(id) }
    let found = try await ids().filter { $0.hasShortForm(text) }
    guard found.count < 2 else { throw ConversationFailure.ambiguous(text, ids: found.sorted()) }
    guard let id = found.first else { return nil }
    return try await conversation(id)
  }

  func ids() async throws -> [Conversation.ID] {
    guard let user = try await stores.profiles.currentProfile() else { return [] }
    return try await stores.chats.chatIDs(of: user.id)
  }

  func conversations(offset: Int, limit: Int) async throws -> [ChatSummary] {
    guard let user = try await stores.profiles.currentProfile() else { return [] }
    return await withNames(try await stores.chats.chats(of: user.id, offset: offset, limit: limit))
  }

  func conversations(named letters: LetterPattern, limit: Int) async throws -> [ChatSummary] {
    guard let user = try await stores.profiles.currentProfile() else { return [] }
    return await withNames(
      try await stores.chats.chats(of: user.id, named: letters, orWith: unstoredAvatars(letters), limit: limit))
  }

  /// The store does not have the names of built-in avatars.
  private func withNames(_ found: [ChatSummary]) async -> [ChatSummary] {
    var (summaries, names) = (found, [Avatar.ID: String]())
    for index in summaries.indices where summaries[index].avatarName == nil {
      let avatar = summaries[index].chat.avatar
      if names[avatar] == nil { names[avatar] = await avatarNamed(avatar)?.name }
      summaries[index].avatarName = names[avatar]
    }
    return summaries
  }

  func search(_ text: String, limit: Int) async throws -> [SearchHit] {
    guard let user = try await stores.profiles.currentProfile() else { return [] }
    var names: [Conversation.ID: String] = [:]
    var hits = try await stores.chats.search(text, of: user.id, limit: limit)
    for index in hits.indices where hits[index].avatarName == nil {
      let id = hits[index].message.chat
      if names[id] == nil, let conversation = try await stores.chats.chat(id) {
        names[id] = await avatarNamed(conversation.avatar)?.name
      }
      hits[index].avatarName = names[id]
    }
    return hits
  }

  func messages(of id: Conversation.ID, before: Message.ID?, limit: Int) async throws -> MessagePage {
    try access.requirePresent(id)
    return try await unstored.withNewest(of: try await stores.chats.messages(of: id, before: before, limit: limit))
  }

  func messages(of id: Conversation.ID, after: Message.ID, limit: Int) async throws -> MessagePage {
    try access.requirePresent(id)
    return try await unstored.withNewest(of: try await stores.chats.messages(of: id, after: after, limit: limit))
  }

  func shownMessage(nearest message: Message.ID, in id: Conversation.ID) async throws -> Message.ID? {
    _ = try await access.own(id)
    return try await stores.chats.shownMessage(nearest: message, in: id)
  }
}
