import Entities
import LanguageModels
import Storage

/// Sends a message, and has it answered.
extension ConversationService {
  /// Stores the user's message, then has it answered. Before that it makes one trip to the store, and a second one if
  /// there is a budget.
  ///
  /// The text and the empty reply are stored in one step, at the end of the conversation at that moment, also when
  /// other programs write in it. In a group in which no member answers, only the text is stored.
  /// - Parameters:
  ///   - known: The end that the caller knows; nil for any.
  ///   - isLast: Whether the program ends with the reply. Then no summary is begun after it, and in a group one member
  ///     answers, whatever the group's order.
  /// - Returns: The model that answers; that of the chat if no member answers.
  /// - Throws: `ConversationFailure` when the text cannot be sent, or a reply is still arriving; a `ModelFailure` when
  ///   the model does not take the pictures; `BudgetReached`; `ConversationWentOn`. Nothing is stored then.
  @discardableResult func send(
    _ question: UserTurn, in id: Conversation.ID, after known: KnownEnd? = nil, isLast: Bool = false
  ) async throws -> ModelSelection {
    try Self.check(question.text)
    // A question that the model would refuse is refused before it is stored.
    if !question.pictures.isEmpty { _ = try await prompts.report(of: question, in: id) }
    // If the program ends with the reply, one member of a group answers, whatever the group's order.
    var alone: Alone?
    if !isLast { alone = { [self] in try await sayAlone(question, in: $0, by: $1, after: $2) } }
    let answering = try await answer(in: id, after: known, .answer(to: question.text), alone) {
      [self] resolution, end, slot in
      var resolution = resolution
      let (said, message) = try await say(question, after: end, to: &resolution)
      var options = ReplyStarter.Options(instruction: question.instruction, isLast: isLast)
      if !isLast { options.then = goOn(with: resolution.others) }
      let reply = await starter.begin(message, by: resolution, slot: slot, options)
      // The model is asked before the chat is named.
      if !resolution.isGroup { await nameChat(resolution.conversation, by: said.text, after: end) }
      return reply
    }
    if !isLast { await dependencies.onSpoken() }
    return answering
  }

  /// Stores another form of the user's message beside it, then has it answered. The earlier form stays, on another
  /// branch. The new form keeps those pictures of the earlier one whose names are still in the text, as `[NAME]`.
  /// - Parameter known: The end that the caller knows.
  /// - Returns: The model that answers.
  /// - Throws: As `send`; nothing is stored then.
  func edit(_ message: Message, as turn: UserTurn, after known: KnownEnd) async throws -> ModelSelection {
    try Self.check(turn.text)
    let id = message.chat
    // A question that the model would refuse is refused before it is stored.
    if !turn.pictures.isEmpty { _ = try await prompts.report(of: turn, in: id) }
    let answering = try await answer(in: id, after: known, .answer(to: turn.text)) {
      [self] resolution, end, slot in
      guard let end, message.role == .user else { throw ConversationFailure.nothingToAnswer(id) }
      let question = try self.question(turn.text, in: resolution.conversation, by: resolution.speakers)
      let reply = emptyReply(to: question.id, by: resolution)
      let earlier = try await pictures.kept(in: resolution.conversation)[message.id] ?? []
      let said = try await pictures.keep(
        turn.pictures, besides: earlier.filter { turn.text.contains("[\($0.name)]") }, with: question,
        of: resolution.conversation.profile
      ) { [chats] in
        try await chats.append(question, answeredBy: reply, beside: message.id, inPlaceOf: end.id)
      }
      guard let said else { throw ConversationWentOn() }
      var resolution = resolution
      resolution.speakers.names = await names.keep(said, by: resolution.speakers, in: resolution.conversation)
      events.post(said)
      events.post(reply)
      events.listChanged()
      var options = ReplyStarter.Options(instruction: turn.instruction)
      options.then = goOn(with: resolution.others)
      return await starter.begin(reply, by: resolution, slot: slot, options)
    }
    await dependencies.onSpoken()
    return answering
  }

  func retry(_ last: Message) async throws {
    let id = last.chat
    // In a group the same member answers again.
    let call: SpeakerCall = last.role == .assistant ? .member(last.speaker) : .answer(to: last.text)
    _ = try await answer(in: id, call) { [self] resolution, end, slot in
      guard KnownEnd(last).isStill(end) else { throw ConversationWentOn() }
      let question = try await resolution.isGroup ? answered(by: end) : lastQuestion(in: id)
      guard let question else { throw ConversationFailure.nothingToAnswer(id) }
      let earlier = end.flatMap { $0.role == .assistant && !$0.text.isEmpty ? $0.id : nil }
      let reply = emptyReply(to: question, by: resolution)
      // If another program has gone on since the end was read, its messages stay visible.
      guard try await chats.append(reply, inPlaceOf: end?.id) else { throw ConversationWentOn() }
      events.post(reply)
      events.listChanged()
      var options = ReplyStarter.Options(earlier: earlier)
      options.then = goOn(with: resolution.others)
      return await starter.begin(reply, by: resolution, slot: slot, options)
    }
  }

  func continueReply(_ last: Message) async throws {
    let id = last.chat
    _ = try await answer(in: id, .member(last.speaker)) { [self] resolution, end, slot in
      guard KnownEnd(last).isStill(end), let end else { throw ConversationWentOn() }
      guard end.role == .assistant, let question = end.parent, !Prompt.spoken(in: end.text).isBlank else {
        throw ConversationFailure.nothingToContinue
      }
      guard !resolution.answering.choice.isRules else { throw ConversationFailure.rulesCannot }
      let reply = emptyReply(to: question, by: resolution)
      guard try await chats.append(reply, inPlaceOf: end.id) else { throw ConversationWentOn() }
      events.post(reply)
      events.listChanged()
      return await starter.begin(
        reply, by: resolution, slot: slot, ReplyStarter.Options(earlier: end.id, continuing: end))
    }
  }
}

extension ConversationService {
  /// - Throws: `ConversationFailure` when a text of the user cannot be sent.
  static func check(_ text: String) throws {
    // The length is checked first, because white space can be long too.
    guard text.utf8.count <= Self.longestText else { throw ConversationFailure.longText(bytes: text.utf8.count) }
    guard !text.isBlank else { throw ConversationFailure.emptyText }
  }

  /// Stores a text that no member answers.
  typealias Alone = @Sendable (_ chat: Conversation, _ speakers: Speakers, _ end: Message?) async throws -> Void

  typealias Start =
    @Sendable (_ resolution: ModelResolution, _ end: Message?, _ slot: Int) async throws -> ReplyInFlight

  /// Takes the conversation's only slot, and frees it if no reply begins.
  /// - Returns: The model that answers; that of the chat if no member of a group answers.
  func answer(
    in id: Conversation.ID, after known: KnownEnd? = nil, _ call: SpeakerCall, _ alone: Alone? = nil,
    _ start: @escaping Start
  ) async throws -> ModelSelection {
    let begin = { @Sendable [self] (slot: Int) in
      let context = try await access.context(of: id)
      if let known { try checkEnd(context.end, against: known) }
      var turn = try await dependencies.turn(in: context, call)
      if turn == nil, let alone {
        await unstored.saveEnds()
        let end = context.end?.state == .streaming ? try await foreign.settledEnd(of: id) : context.end
        try await alone(context.chat, try await dependencies.speakers(in: context), end)
        throw SaidAlone(model: try presets.languageModel(by: presets.stack(in: context)).selection)
      }
      if turn == nil { turn = try await dependencies.turn(in: context, .next) }
      guard let turn else { throw ConversationFailure.noSpeaker }
      let speakers = turn.speakers
      var resolution = presets.resolution(
        between: speakers, in: context, try await dependencies.memory(in: context, of: speakers))
      (resolution.lorebooks, resolution.others) = (turn.lorebooks, turn.others)
      // The model prepares while the question is stored.
      if case .success(let model) = resolution.model { model.prepare() }
      await unstored.saveEnds()
      // A reply that is stored as arriving has either ended here, or belongs to another program.
      let end = context.end?.state == .streaming ? try await foreign.settledEnd(of: id) : context.end
      try await budget.check(resolution)
      // A summary in progress never delays a message.
      await summaries.stop(id)
      return try await start(resolution, end, slot)
    }
    do {
      return try await slots.take(id, begin).answering
    } catch let said as SaidAlone {
      return said.model
    }
  }

  /// - Throws: `ConversationWentOn` when the conversation has another end than the caller knows.
  private func checkEnd(_ end: Message?, against known: KnownEnd) throws {
    guard known.isStill(end) else { throw ConversationWentOn() }
    // A reply of another program may have grown or ended.
    if let end, end.id == known.message?.id, end.state != .streaming, end.state != known.message?.state,
      !unstored.ended.contains(end.id)
    {
      events.post(end)
    }
  }

  /// Stores the user's message and its pictures, with an empty reply to it.
  /// - Returns: The message and the reply.
  /// - Throws: `ConversationFailure.replyElsewhere` when another program was faster: nothing is stored then.
  private func say(
    _ turn: UserTurn, after end: Message?, to resolution: inout ModelResolution
  ) async throws -> (question: Message, reply: Message) {
    let id = resolution.conversation.id
    let question = try question(turn.text, in: resolution.conversation, by: resolution.speakers)
    let reply = emptyReply(to: question.id, by: resolution)
    let said = try await pictures.keep(turn.pictures, with: question, of: resolution.conversation.profile) {
      [chats, unstored, foreign] in
      if let said = try await chats.append(question, answeredBy: reply, after: unstored.ended) { return said }
      // A reply that is stored as arriving may belong to a program that has ended.
      try await foreign.markAbandoned()
      return try await chats.append(question, answeredBy: reply, after: unstored.ended)
    }
    guard let said else { throw ConversationFailure.replyElsewhere(id) }
    // The name is stored first: listeners and the prompt read it with the message.
    resolution.speakers.names = await names.keep(said, by: resolution.speakers, in: resolution.conversation)
    events.post(said)
    events.post(reply)
    events.listChanged()
    return (said, reply)
  }

  /// Gives a conversation without a title one from its first message. A conversation without a title shows its
  /// character's name, so a failure does no harm.
  private func nameChat(_ chat: Conversation, by text: String, after end: Message?) async {
    let isFirst = end.map { $0.role == .assistant && $0.parent == nil } ?? true
    guard isFirst, chat.title == nil, dependencies.namesChats() else { return }
    guard let title = Conversation.title(from: text) else { return }
    try? await chats.rename(chat.id, to: title)
    events.listChanged()
  }

  /// A message of the user, with its macros filled.
  /// - Parameter end: Its parent; nil where the store sets the parent.
  /// - Throws: `ConversationFailure` when the filled text cannot be sent.
  func question(
    _ text: String, in chat: Conversation, by speakers: Speakers, after end: Message.ID? = nil
  ) throws -> Message {
    let time = dependencies.now()
    let id = Message.ID(at: time)
    let filled = speakers.filled(
      text, now: (time, dependencies.zone.offset(time)), seeds: (chat.id.seed, id.seed))
    try Self.check(filled)
    return Message(id: id, chat: chat.id, parent: end, role: .user, text: filled, created: time)
  }

  func emptyReply(to question: Message.ID, by resolution: ModelResolution) -> Message {
    let time = dependencies.now()
    return Message(
      id: Message.ID(at: time), chat: resolution.conversation.id, parent: question, role: .assistant,
      speaker: resolution.isGroup ? resolution.speakers.avatar.id : nil, text: "", state: .streaming,
      model: resolution.answering.choice, created: time)
  }

  private func lastQuestion(in id: Conversation.ID) async throws -> Message.ID? {
    var before: Message.ID?
    while true {
      let page = try await chats.messages(of: id, before: before, limit: 16)
      if let question = page.messages.last(where: { $0.role == .user }) { return question.id }
      guard page.hasEarlier, let first = page.messages.first else { return nil }
      before = first.id
    }
  }
}

/// The end of a conversation as a caller knows it.
struct KnownEnd: Sendable {
  /// The last message; nil for a conversation without messages.
  let message: Message?

  init(_ message: Message?) { self.message = message }

  /// Whether it is the stored end.
  func isStill(_ end: Message?) -> Bool {
    guard let message, let end else { return message == nil && end == nil }
    // The caller may show a reply that could not begin. It is not stored: the question before it is the end.
    if message.role == .assistant, message.parent == end.id { return true }
    // A reply that the caller knows as broken off may be complete by now. Then the caller has not seen the end.
    return message.id == end.id && (end.state != .complete || message.state == .complete)
  }
}
