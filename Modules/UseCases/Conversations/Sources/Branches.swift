import Entities
import Storage

/// Finds the other answers to a question, shows one of them, and outlines all branches.
struct Branches: Sendable {
  /// The number of messages at the end of the shown path that are searched for other answers.
  private static let reach = 50

  let chats: any MessageStore & BranchStore
  let access: ConversationAccess
  let slots: ReplySlots
  let foreign: ForeignReplies

  func swipes(in id: Conversation.ID) async throws -> Swipes? {
    _ = try await access.own(id)
    let page = try await chats.messages(of: id, before: nil, limit: Self.reach)
    for message in page.messages.reversed() where message.role == .assistant {
      var answers: [Message.ID] = []
      for sibling in try await chats.siblings(of: message.id) {
        let counts = sibling == message.id ? true : try await isAnswer(sibling)
        if counts { answers.append(sibling) }
      }
      if let swipes = Swipes(showing: message.id, of: answers) { return swipes }
    }
    return nil
  }

  /// Whether a message is an answer with text. An answer without any text does not count.
  private func isAnswer(_ id: Message.ID) async throws -> Bool {
    guard let message = try await chats.message(id) else { return false }
    return message.role == .assistant && !message.text.isEmpty
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
