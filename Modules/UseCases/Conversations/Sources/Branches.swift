import Entities
import Storage

/// Finds the other forms of messages, shows one of them, and outlines all branches.
struct Branches: Sendable {
  let chats: any MessageStore & BranchStore
  let access: ConversationAccess
  let slots: ReplySlots
  let foreign: ForeignReplies

  func swipes(
    in id: Conversation.ID, upTo last: Message.ID?, limit: Int
  ) async throws -> [Message.ID: Swipes] {
    _ = try await access.own(id)
    let alternatives = try await chats.alternatives(in: id, upTo: last, limit: limit)
    return Dictionary(
      uniqueKeysWithValues: alternatives.compactMap { shown, all in
        Swipes(showing: shown, of: all).map { (shown, $0) }
      })
  }

  func map(of id: Conversation.ID) async throws -> ChatMap {
    _ = try await access.own(id)
    let end = try await chats.messages(of: id, before: nil, limit: 1).messages.last?.id
    return ChatMap(try await chats.outline(of: id), shownTo: end)
  }

  func show(_ message: Message.ID, in id: Conversation.ID) async throws {
    _ = try await access.own(id)
    guard !slots.isTaken(id) else { throw ConversationFailure.replyInFlight(id) }
    let end = try await foreign.settledEnd(of: id)
    let leaf = try await chats.leaf(below: message)
    // A reply may have begun meanwhile, here or in another program. It would continue on a hidden branch.
    guard !slots.isTaken(id) else { throw ConversationFailure.replyInFlight(id) }
    guard try await chats.show(pathTo: leaf, in: id, inPlaceOf: end?.id) else {
      throw ConversationFailure.replyElsewhere(id)
    }
  }
}
