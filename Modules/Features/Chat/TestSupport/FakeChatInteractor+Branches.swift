public import Entities

/// Other answers to the same question: paths that were shown before.
extension FakeChatInteractor {
  /// The messages of the path that have alternatives, with them in the order of their numbers.
  public func swipes(
    in conversation: Conversation.ID, upTo last: Message.ID?, limit: Int
  ) async throws -> [Message.ID: Swipes] {
    try await enter(.swipes)
    var path = paths[conversation] ?? []
    if let last, let end = path.firstIndex(where: { $0.id == last }) { path = Array(path[...end]) }
    var swipes: [Message.ID: Swipes] = [:]
    for message in path.suffix(limit) {
      let others = left.joined().filter {
        $0.chat == conversation && $0.parent == message.parent && $0.role == message.role
      }
      swipes[message.id] = Swipes(showing: message.id, of: Set(others.map(\.id) + [message.id]).sorted())
    }
    return swipes
  }

  /// Begins a branch beside the message, unless the path has another end than the known one.
  public func edit(_ message: Message, as turn: UserTurn, after last: Message?) async throws -> ModelSelection {
    try await enter(.edit, .edit(turn.text))
    let conversation = message.chat
    guard paths[conversation]?.last?.id == last?.id else { throw ConversationWentOn() }
    try checkBudget(in: conversation)
    try refuseWhileAnotherAnswers(in: conversation)
    let id = Message.ID(high: 0xD, low: number())
    publish(
      Message(
        id: id, chat: conversation, parent: message.parent, role: .user, text: turn.text,
        created: Timestamp(milliseconds: 1_700_000_000_000)))
    turns.append(turn)
    beginReply(to: id, in: conversation)
    return selections[conversation] ?? usualModel
  }

  /// Adds a complete reply beside the other one, unless the path has another end than the known one.
  public func correct(_ reply: Message, to text: String, after last: Message?) async throws {
    try await enter(.correct, .correct(reply.id, to: text))
    guard paths[reply.chat]?.last?.id == last?.id else { throw ConversationWentOn() }
    try refuseWhileAnotherAnswers(in: reply.chat)
    publish(
      Message(
        id: Message.ID(high: 0xD, low: number()), chat: reply.chat, parent: reply.parent, role: .assistant,
        speaker: reply.speaker, text: text, model: reply.model, created: reply.created))
  }

  /// Exchanges the shown path with the path that contains the message.
  public func showBranch(of message: Message.ID, in conversation: Conversation.ID) async throws {
    try await enter(.show, .show(message))
    try refuseWhileAnotherAnswers(in: conversation)
    guard let path = paths[conversation], !path.contains(where: { $0.id == message }) else { return }
    guard let index = left.firstIndex(where: { $0.contains { $0.id == message } }) else { throw NoSuchMessage() }
    paths[conversation] = left[index]
    left[index] = path
  }
}

/// The error for an unknown message.
public struct NoSuchMessage: Error, Equatable {
  /// The error.
  public init() {}
}
