import Entities
import LanguageModels
import Storage

/// Begins to fill a stored empty reply, and does the follow-up work when the reply has ended.
struct ReplyStarter: Sendable {
  let dependencies: ConversationDependencies
  let events: ConversationEvents
  let slots: ReplySlots
  let unstored: UnstoredReplies
  let prompts: Prompts
  let knowledge: ModelKnowledge
  let memories: ChatMemories
  let summaries: Summaries

  /// The options of a reply besides its message.
  struct Options: Sendable {
    /// A further instruction for this reply; empty for none.
    var instruction = ""
    /// Whether the program ends with the reply.
    var isLast = false
    /// The answer that is shown again if no text arrives.
    var earlier: Message.ID?
    /// The answer that the reply continues: its text is the beginning of the reply's.
    var continuing: Message?
    /// Called with the reply when it has ended and the conversation is free, before listeners get the end.
    var then: (@Sendable (Message) -> Void)?
  }

  /// - Parameter slot: The number of the conversation's slot, which is freed at the end.
  func begin(
    _ message: Message, by resolution: ModelResolution, slot: Int, _ options: Options = Options()
  ) async -> ReplyInFlight {
    let advice = resolution.selection.map {
      Reason.chooseAnother(than: $0, of: resolution.presets.origin(of: .model), isLast: options.isLast)
    }
    let reply = ReplyInFlight(
      message, by: resolution.answering, dependencies, messages: events.messages, knowledge: knowledge,
      continuing: options.continuing?.text ?? "", speech: resolution.speakers.speechGuard, advice: advice,
      // The next prompt begins where this one ended.
      keeping: { [memories] in await memories.save($0, in: resolution.conversation) }
    ) { ended, unsaved, asked in
      if let earlier = options.earlier { await stepBack(from: message, to: earlier) }
      unstored.end(message.id, unsaved)
      if let asked { knowledge.learn(from: asked) }
      slots.free(message.chat, slot)
      events.listChanged()
      options.then?(ended)
      if !options.isLast { await summaries.begin(in: message.chat, after: message.id) }
    }
    unstored.begin(reply, message.id)
    await reply.begin { refusal in
      let answering = ResolvedModel(
        speakers: resolution.speakers, model: try resolution.model.get(), presets: resolution.presets,
        memory: resolution.memory, lorebooks: resolution.lorebooks)
      return try await prompts.ask(
        answering, for: message, in: resolution.conversation, with: options.instruction,
        continuing: options.continuing, after: refusal)
    }
    return reply
  }

  /// Shows an earlier answer again, if its replacement has no text.
  private func stepBack(from reply: Message, to earlier: Message.ID) async {
    let chats = dependencies.stores.chats
    // Another program may have gone on already.
    guard let ended = try? await chats.messages(of: reply.chat, before: nil, limit: 1).messages.last,
      ended.id == reply.id, ended.text.isEmpty, ended.state != .streaming
    else { return }
    // If the earlier answer cannot be shown again, it still exists.
    _ = try? await chats.show(pathTo: earlier, in: reply.chat, inPlaceOf: reply.id)
  }
}
