public import Entities

/// Marks, deletions, and messages that the model writes for the user.
extension FakeChatInteractor {
  /// The first message of the path at the beginning of the day, in UTC, or later.
  public func firstMessage(of conversation: Conversation.ID, from day: CalendarTime) async throws -> Message.ID? {
    try await enter(.messages)
    guard let start = day.moment(.utc) else { return nil }
    return paths[conversation]?.first { $0.created >= start }?.id
  }

  /// Changes the mark, and sends the message to the listeners.
  public func mark(_ message: Message.ID, with mark: MessageMark, in conversation: Conversation.ID) async throws {
    try await enter(.mark, .mark(message, mark))
    guard var found = paths[conversation]?.first(where: { $0.id == message }) else { throw NoSuchMessage() }
    found.marks.set(mark)
    publish(found)
  }

  /// The marked messages of the shown path.
  public func markedMessages(in conversation: Conversation.ID) async throws -> [Message] {
    try await enter(.marked)
    return (paths[conversation] ?? []).filter { $0.marks.isPinned || $0.marks.bookmark != nil }
  }

  /// Removes the message from the path, or cuts the path off before it.
  public func deleteMessage(
    _ message: Message.ID, _ extent: MessageDeletion.Extent, in conversation: Conversation.ID
  ) async throws -> MessageDeletion {
    try await enter(.deleteMessage, .deleteMessage(message, extent))
    try refuseWhileAnotherAnswers(in: conversation)
    guard let path = paths[conversation], let place = path.firstIndex(where: { $0.id == message }) else {
      throw NoSuchMessage()
    }
    let end = extent == .one ? place + 1 : path.count
    let rest = path[end...].enumerated().map { index, later in
      index == 0 ? later.placed(after: path[place].parent) : later
    }
    paths[conversation] = path[..<place] + rest
    let deletion = MessageDeletion(
      id: MessageDeletion.ID(high: 0xE, low: number()), message: path[place], count: end - place, time: now)
    trash.insert((deletion, path), at: 0)
    return deletion
  }

  /// Shows the path as it was before the deletion.
  public func undoDeletion(_ id: MessageDeletion.ID, in conversation: Conversation.ID) async throws {
    try await enter(.undoDeletion, .undoDeletion)
    guard let place = trash.firstIndex(where: { $0.deletion.id == id }) else { throw NoSuchMessage() }
    paths[conversation] = trash.remove(at: place).path
  }

  /// The deletions that were not undone.
  public func deletions(in conversation: Conversation.ID) async throws -> [MessageDeletion] {
    try await enter(.trash)
    return trash.map(\.deletion)
  }

  /// Forgets the deletions.
  public func emptyTrash(of conversation: Conversation.ID) async throws {
    try await enter(.emptyTrash, .emptyTrash)
    trash = []
  }

  /// Begins another reply, which has the text of the message so far.
  public func continueReply(_ last: Message) async throws {
    try await enter(.retry, .continueReply)
    try checkBudget(in: last.chat)
    try refuseWhileAnotherAnswers(in: last.chat)
    guard paths[last.chat]?.last?.id == last.id else { throw ConversationWentOn() }
    beginReply(to: last.parent, in: last.chat)
  }

  /// `suggestions`, one after another, each once the gate is open.
  public func suggestMessage(in conversation: Conversation.ID) -> AsyncThrowingStream<String, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: String.self)
    let writing = Task {
      do {
        for text in suggestions {
          try await enter(.suggest, .suggest)
          continuation.yield(text)
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in writing.cancel() }
    return stream
  }
}

extension Message {
  /// The same message after another one.
  fileprivate func placed(after parent: Message.ID?) -> Message {
    Message(
      id: id, chat: chat, parent: parent, role: role, text: text, reasoning: reasoning, state: state, model: model,
      created: created, marks: marks)
  }
}
