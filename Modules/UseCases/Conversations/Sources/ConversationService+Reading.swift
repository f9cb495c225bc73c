public import Entities
import Storage

extension ConversationService {
  /// A conversation by its id; nil when it is gone, or not the user's.
  public func conversation(_ id: Conversation.ID) async throws -> Conversation? {
    do {
      return try await own(id)
    } catch ConversationFailure.missingConversation, ConversationFailure.noProfile {
      return nil
    }
  }

  /// The user's conversations, the last changed first; none when nobody is signed in.
  public func conversations(offset: Int, limit: Int) async throws -> [ChatSummary] {
    guard let user = try await profiles.currentProfile() else { return [] }
    var names: [Avatar.ID: String] = [:]
    var summaries = try await chats.chats(of: user.id, offset: offset, limit: limit)
    for index in summaries.indices where summaries[index].avatarName == nil {
      let avatar = summaries[index].chat.avatar
      if names[avatar] == nil { names[avatar] = await avatarNamed(avatar)?.name }
      summaries[index].avatarName = names[avatar]
    }
    return summaries
  }

  /// Where the user's messages hold every word of a text, the best first; nowhere when nobody is signed in.
  public func searchMessages(_ text: String, limit: Int) async throws -> [SearchHit] {
    guard let user = try await profiles.currentProfile() else { return [] }
    var names: [Conversation.ID: String] = [:]
    var hits = try await chats.search(text, of: user.id, limit: limit)
    for index in hits.indices where hits[index].avatarName == nil {
      let id = hits[index].message.chat
      if names[id] == nil, let conversation = try await chats.chat(id) {
        names[id] = await avatarNamed(conversation.avatar)?.name
      }
      hits[index].avatarName = names[id]
    }
    return hits
  }

  /// The messages before one of the shown path, or its newest ones when that is nil; a reply that is arriving as far
  /// as it has come.
  public func messages(of id: Conversation.ID, before: Message.ID?, limit: Int) async throws -> MessagePage {
    guard !leaving.contains(id) else { throw ConversationFailure.missingConversation(id) }
    return try await withNewest(of: try await chats.messages(of: id, before: before, limit: limit))
  }

  /// The messages after one of the shown path; a reply that is arriving as far as it has come.
  public func messages(of id: Conversation.ID, after: Message.ID, limit: Int) async throws -> MessagePage {
    guard !leaving.contains(id) else { throw ConversationFailure.missingConversation(id) }
    return try await withNewest(of: try await chats.messages(of: id, after: after, limit: limit))
  }

  /// The last message of the shown path that leads to a message: itself when it is shown, where its branch begins
  /// otherwise; nil when there is none.
  public func shownMessage(nearest message: Message.ID, in id: Conversation.ID) async throws -> Message.ID? {
    _ = try await own(id)
    return try await chats.shownMessage(nearest: message, in: id)
  }

  private func withNewest(of stored: MessagePage) async throws -> MessagePage {
    var page = stored
    for index in page.messages.indices where page.messages[index].state == .streaming {
      page.messages[index] = try await newest(of: page.messages[index])
    }
    return page
  }

  /// The store lags behind a reply that is arriving, and keeps the beginning of one whose end it did not take.
  private func newest(of stored: Message) async throws -> Message {
    if let reply = live[stored.id] { return await reply.message }
    if let end = unsaved[stored.id] { return end.shown }
    // It may have ended since the page was read; otherwise another program is writing it.
    return try await chats.message(stored.id) ?? stored
  }
}
