import LanguageModels
import Entities
import Storage

/// A reply from the moment it was asked for to the moment its end is stored.
struct ReplySlot {
  let number: Int
  /// Stores what must be stored first, then begins.
  let start: Task<ReplyInFlight, any Error>
}

extension ConversationService {
  typealias Start = @Sendable (isolated ConversationService, ModelResolution) async throws -> ReplyInFlight

  /// Takes the conversation's only slot, and gives it back when nothing came of it.
  ///
  /// The start is a task of its own: a screen that goes away in the middle must not leave a question half sent.
  func answer(in id: Conversation.ID, _ start: @escaping Start) async throws {
    guard slots[id] == nil else { throw ConversationFailure.replyInFlight(id) }
    lastSlot += 1
    let number = lastSlot
    let task = Task {
      let conversation = try await own(id)
      guard let avatar = await avatarNamed(conversation.avatar) else {
        throw ConversationFailure.missingAvatar(conversation.avatar)
      }
      let resolution = resolution(as: avatar, in: conversation, by: try await presets(in: conversation))
      // Meanwhile the question is stored.
      if case .success(let model) = resolution.model { model.prepare() }
      await saveUnsaved()
      try await refuseWhileAnotherAnswers(in: id)
      try await checkBudget(of: resolution)
      // A summary that is being made never holds up what is said.
      stopSummary(in: id)
      return try await start(self, resolution)
    }
    slots[id] = ReplySlot(number: number, start: task)
    do {
      _ = try await task.value
    } catch {
      free(id, number)
      throw error
    }
  }

  private func free(_ id: Conversation.ID, _ number: Int?) {
    if slots[id]?.number == number { slots[id] = nil }
  }

  /// Another program may be answering in the same conversation, or may have died while it was.
  func refuseWhileAnotherAnswers(in id: Conversation.ID) async throws {
    guard try await hasForeignReply(in: id) else { return }
    try await markAbandonedReplies()
    if try await hasForeignReply(in: id) { throw ConversationFailure.replyElsewhere(id) }
  }

  private func hasForeignReply(in id: Conversation.ID) async throws -> Bool {
    let end = try await chats.messages(of: id, before: nil, limit: 1).messages.last
    return end.map { $0.state == .streaming && unsaved[$0.id] == nil } ?? false
  }

  /// Stores what the user says, with the empty reply to it.
  /// - Returns: The reply.
  /// - Throws: `ConversationFailure.replyElsewhere` when another program was quicker: nothing is stored then.
  func say(_ text: String, to resolution: ModelResolution) async throws -> Message {
    let id = resolution.conversation.id
    let time = now()
    let question = Message(id: newMessageID(time), chat: id, parent: nil, role: .user, text: text, created: time)
    let reply = emptyReply(to: question.id, in: id, by: resolution.choice)
    var said = try await chats.append(question, answeredBy: reply, after: Set(unsaved.keys))
    if said == nil {
      // What arrives there may be what a program left that has ended.
      try await markAbandonedReplies()
      said = try await chats.append(question, answeredBy: reply, after: Set(unsaved.keys))
    }
    guard let said else { throw ConversationFailure.replyElsewhere(id) }
    board.post(said)
    board.post(reply)
    bell.ring()
    return reply
  }

  func lastQuestion(in id: Conversation.ID) async throws -> Message.ID? {
    var before: Message.ID?
    while true {
      let page = try await chats.messages(of: id, before: before, limit: 16)
      if let question = page.messages.last(where: { $0.role == .user }) { return question.id }
      guard page.hasEarlier, let first = page.messages.first else { return nil }
      before = first.id
    }
  }

  func emptyReply(to question: Message.ID, in id: Conversation.ID, by model: ModelChoice) -> Message {
    let time = now()
    return Message(
      id: newMessageID(time), chat: id, parent: question, role: .assistant, text: "", state: .streaming,
      model: model, created: time)
  }

  /// Has the model fill an empty reply that is stored.
  /// - Parameters:
  ///   - additions: What goes with the question besides its text.
  ///   - isLast: Whether the program ends with it.
  ///   - earlier: The answer that is shown again when not a word comes.
  func beginReply(
    _ message: Message, by resolution: ModelResolution, with additions: UserTurn = UserTurn(""), isLast: Bool = false,
    inPlaceOf earlier: Message.ID? = nil
  ) async -> ReplyInFlight {
    let id = resolution.conversation.id
    let number = slots[id]?.number
    let reply = ReplyInFlight(
      message, chats: chats, board: board, clock: clock, now: now, language: language,
      advice: resolution.selection.map {
        Reason.chooseAnother(than: $0, of: resolution.presets.origin(of: .model), isLast: isLast)
      }, accounts: accounts,
      omitted: { await self.recordRefusal(of: $0, in: message.id) }
    ) { unsaved, usage in
      if let earlier { await self.stepBack(from: message, to: earlier) }
      await self.replyEnded(message, number, unsaved, usage)
      if !isLast { await self.beginSummary(in: id, after: message.id) }
    }
    live[message.id] = reply
    await reply.begin { refusal in
      let resolvedModel = ResolvedModel(
        avatar: resolution.avatar, model: try resolution.model.get(), presets: resolution.presets)
      return try await self.ask(
        resolvedModel, for: message.id, in: resolution.conversation, with: additions, after: refusal)
    }
    return reply
  }

  private func recordRefusal(of field: Preset.Field, in reply: Message.ID) {
    if let model = asked[reply]?.model { refusals[model, default: []].insert(field) }
  }

  /// Shows an earlier answer again, where the one in its place came to nothing.
  private func stepBack(from reply: Message, to earlier: Message.ID) async {
    // Another program may have gone on already.
    guard let ended = try? await chats.messages(of: reply.chat, before: nil, limit: 1).messages.last,
      ended.id == reply.id, ended.text.isEmpty, ended.state != .streaming
    else { return }
    // What cannot be shown again is still there.
    _ = try? await chats.show(pathTo: earlier, in: reply.chat, inPlaceOf: reply.id)
  }

  private func replyEnded(_ message: Message, _ number: Int?, _ end: UnsavedEnd?, _ usage: TokenUsage?) {
    live[message.id] = nil
    unsaved[message.id] = end
    learn(usage, of: message.id)
    free(message.chat, number)
    bell.ring()
  }
}
