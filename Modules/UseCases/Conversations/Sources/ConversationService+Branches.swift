public import Entities
import Storage

extension ConversationService {
  /// How far from the end of the shown path other answers are looked for.
  private static let swipeReach = 50

  /// The last answers of the shown path of which there is more than one; nil when there are none among its last 50
  /// messages. Those to which not a word came do not count, unless one shows.
  public func swipes(in id: Conversation.ID) async throws -> Swipes? {
    _ = try await own(id)
    let page = try await chats.messages(of: id, before: nil, limit: Self.swipeReach)
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

  private func isAnswer(_ id: Message.ID) async throws -> Bool {
    guard let message = try await chats.message(id) else { return false }
    return message.role == .assistant && !message.text.isEmpty
  }

  /// Shows the branch of a message, to where it was last shown.
  /// - Throws: `ConversationFailure` when an answer is still arriving: it would go on out of sight.
  public func showBranch(of message: Message.ID, in id: Conversation.ID) async throws {
    _ = try await own(id)
    guard slots[id] == nil else { throw ConversationFailure.replyInFlight(id) }
    try await refuseWhileAnotherAnswers(in: id)
    let end = try await chats.messages(of: id, before: nil, limit: 1).messages.last
    let leaf = try await chats.leaf(below: message)
    guard slots[id] == nil else { throw ConversationFailure.replyInFlight(id) }
    // What another program began to say meanwhile would go on out of sight too.
    guard try await chats.show(pathTo: leaf, in: id, inPlaceOf: end?.id) else {
      throw ConversationFailure.replyElsewhere(id)
    }
  }
}
