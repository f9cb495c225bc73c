import Entities
import LanguageModels
import Lore
import Storage

/// Makes the prompt for a model, and the user's view of it, from the same report.
struct Prompts: Sendable {
  let dependencies: ConversationDependencies
  let access: ConversationAccess
  let reader: ConversationReader
  let presets: Presets
  let knowledge: ModelKnowledge
  let summaries: SummaryNotes
  let pictures: MessagePictures
  private let lorebooks = LorebookCache()

  init(
    dependencies: ConversationDependencies, access: ConversationAccess, reader: ConversationReader, presets: Presets,
    knowledge: ModelKnowledge, summaries: SummaryNotes, pictures: MessagePictures
  ) {
    (self.dependencies, self.access, self.reader) = (dependencies, access, reader)
    (self.presets, self.knowledge, self.summaries, self.pictures) = (presets, knowledge, summaries, pictures)
  }

  func report(of question: UserTurn, in id: Conversation.ID) async throws -> PromptReport {
    let context = try await access.context(of: id)
    let call = question.text.isBlank ? SpeakerCall.next : .answer(to: question.text)
    let answering = try await resolvedModel(in: context, call)
    let report = try await knowingWindow(of: answering) {
      try await builder(for: answering, in: context.chat).report(asking: question)
    }
    return try checked(report, for: answering)
  }

  func report(of question: UserTurn, toBeginWith id: Avatar.ID) async throws -> PromptReport {
    let user = try await dependencies.stores.profiles.currentProfile()
    let speakers = try await dependencies.speakers(beginningWith: id, for: user)
    let time = dependencies.now()
    let chat = Conversation(
      id: Conversation.ID(at: time), profile: user?.id ?? UserProfile.ID(at: time), avatar: id, created: time,
      updated: time)
    let greeting = speakers.greetings(of: chat, in: dependencies.zone).first
    var memory = ChatMemory()
    memory.first.variables = speakers.firstVariables(of: chat, showing: greeting?.text, in: dependencies.zone)
    let stack = try await presets.stackOfAnyUser(for: .avatar(id))
    let answering = ResolvedModel(
      speakers: speakers, model: try presets.languageModel(by: stack), presets: stack, memory: memory,
      lorebooks: try await dependencies.lorebooks(beginningWith: id, for: user))
    var report = try await knowingWindow(of: answering) {
      try await builder(for: answering, in: chat) { _, _ in
        MessagePage(messages: [greeting].compactMap(\.self), hasEarlier: false)
      } depth: { _ in
        0
      }.report(asking: question)
    }
    // The greeting is not a stored message before the conversation begins.
    for index in report.parts.indices { report.parts[index].message = nil }
    return try checked(report, for: answering)
  }

  /// The values of the macros of templates in a conversation.
  func templateValues(in id: Conversation.ID) async throws -> [String: String] {
    values(of: try await dependencies.speakers(in: try await access.context(of: id)))
  }

  /// The same in a new conversation with an avatar.
  func templateValues(toBeginWith id: Avatar.ID) async throws -> [String: String] {
    let user = try await dependencies.stores.profiles.currentProfile()
    return values(of: try await dependencies.speakers(beginningWith: id, for: user))
  }

  private func values(of speakers: Speakers) -> [String: String] {
    let now = dependencies.now()
    return speakers.templateValues(now: (now, dependencies.zone.offset(now)))
  }

  func cut(in id: Conversation.ID) async throws -> PromptCut? {
    let context = try await access.context(of: id)
    var builder = try await builder(for: try await resolvedModel(in: context), in: context.chat)
    if !builder.lorebooks.isEmpty {
      // Where everything has room beside all lore, the lorebooks need not be scanned.
      builder.reservesLore = true
      guard try await builder.report(asking: UserTurn("")).cut != nil else { return nil }
      builder.reservesLore = false
    }
    return try await builder.report(asking: UserTurn("")).cut
  }

  /// The window of the model that would answer in a new chat with an avatar; nil where it is not known. A nil avatar is
  /// one that is not saved yet.
  func window(for avatar: Avatar.ID?) async throws -> Int? {
    let stack = try await presets.stackOfAnyUser(for: .avatar(avatar ?? Avatar.assistantID))
    let budget = knowledge.budget(of: try presets.languageModel(by: stack), with: stack.effective.sampling)
    return budget.isKnown ? budget.window : nil
  }

  /// Sends the prompt that answers the last question before a reply.
  /// - Parameters:
  ///   - instruction: A further instruction for this reply; empty for none.
  ///   - earlier: The answer that the reply continues; nil for one of its own.
  ///   - refusal: The previous prompt with the server's refusal. The next prompt is shorter or without earlier
  ///     pictures; if that is not possible, the refusal is thrown.
  func ask(
    _ answering: ResolvedModel, for reply: Message, in conversation: Conversation, with instruction: String,
    continuing earlier: Message?, after refusal: ReplyInFlight.Refusal?
  ) async throws -> (AsyncThrowingStream<ReplyEvent, any Error>, AskedModel) {
    let model = answering.model
    let window = knowledge.refusedWindow(of: model.selection)
    if let refusal, !refusal.isAboutPictures,
      !knowledge.learn(from: refusal, of: model, with: answering.presets.effective.sampling)
    {
      throw refusal.failure
    }
    var state: ChatState?
    let report = try await knowingWindow(of: answering) {
      var builder = try await builder(for: answering, in: conversation, asking: reply.parent)
      if refusal?.leavesPictures == true { builder.pictures = builder.pictures.only(of: reply.parent) }
      if let earlier {
        builder.request = PromptRequest(answering.speakers).continuation
        return try await builder.prompt(continuing: earlier, before: reply.id)
      }
      let built = try await builder.prompt(answeringBefore: reply.id, with: instruction)
      guard let built else { throw ConversationFailure.nothingToAnswer(conversation.id) }
      state = built.state
      return built.report
    }
    // If nothing more can be left out, the refusal is thrown.
    if let refusal, !refusal.isAboutPictures, report.leftOut <= refusal.report.leftOut {
      knowledge.setRefusedWindow(window, of: model.selection)
      throw refusal.failure
    }
    let stream = model.reply(to: try Prompt(report, for: answering.avatar))
    var asked = AskedModel(model, report, leftOut: refusal?.isAboutPictures == false ? report.leftOut : nil)
    asked.state = state
    return (stream, asked)
  }

  /// Asks for the user's next message in a conversation.
  func askForSuggestion(
    _ answering: ResolvedModel, in conversation: Conversation
  ) async throws -> (AsyncThrowingStream<ReplyEvent, any Error>, UsageMeter) {
    let report = try await knowingWindow(of: answering) {
      var builder = try await builder(for: answering, in: conversation)
      builder.request = PromptRequest(answering.speakers).suggestion
      return try await builder.report(asking: UserTurn(""))
    }
    let stream = answering.model.reply(to: try Prompt(report, for: answering.avatar))
    return (stream, UsageMeter(promptTokens: report.tokens))
  }

  /// The model that answers in a conversation from now on.
  /// - Parameter call: What the next reply of a group answers.
  func resolvedModel(in context: ChatContext, _ call: SpeakerCall = .next) async throws -> ResolvedModel {
    let stack = presets.stack(in: context)
    let turn = try await dependencies.turn(in: context, call)
    let speakers = if let turn { turn.speakers } else { try await dependencies.speakers(in: context) }
    return ResolvedModel(
      speakers: speakers, model: try presets.languageModel(by: stack), presets: stack,
      memory: try await dependencies.memory(in: context, of: speakers), lorebooks: turn?.lorebooks ?? context.lorebooks)
  }

  /// The same if it summarizes messages without room; nil otherwise. If the presets ask for no summaries, no model is
  /// made.
  func summarizingModel(in context: ChatContext) async throws -> ResolvedModel? {
    guard presets.stack(in: context).effective.summarizes == true else { return nil }
    let answering = try await resolvedModel(in: context)
    return answering.summarizes ? answering : nil
  }

  /// The builder of a prompt in a conversation.
  /// - Parameter question: The stored message that is answered. Its pictures are sent also to a model that has refused
  ///   those of earlier messages, so that the user learns that it does not see them.
  func builder(
    for answering: ResolvedModel, in conversation: Conversation, asking question: Message.ID? = nil
  ) async throws -> PromptBuilder {
    var builder = try await builder(for: answering, in: conversation) { [reader] before, limit in
      try await reader.messages(of: conversation.id, before: before, limit: limit)
    } depth: { [dependencies] in
      try await dependencies.stores.chats.depth(of: $0)
    }
    if answering.summarizes { builder.summary = { [summaries] in try await summaries.summary(in: conversation) } }
    let kept = try await pictures.kept(in: conversation)
    if !kept.isEmpty, Self.acceptsPictures(answering.model) {
      builder.pictures = PromptPictures(kept) { [pictures] in await pictures.picture($0) }
      if knowledge.refusesPictures(answering.model.selection) { builder.pictures = builder.pictures.only(of: question) }
    }
    return builder
  }

  /// Whether a model accepts pictures, as far as that is known without a request: a prompt with the smallest one is no
  /// fault.
  private static func acceptsPictures(_ model: any LanguageModel) -> Bool {
    guard let image = try? Prompt.Image([0xFF, 0xD8, 0xFF]) else { return false }
    let turn = Prompt.Turn(role: .user, text: "", images: [image])
    return model.fault(in: Prompt(avatar: Avatar.assistantID, avatarName: "", system: "", turns: [turn])) == nil
  }

  private func builder(
    for answering: ResolvedModel, in conversation: Conversation, _ messages: @escaping PromptBuilder.Pages,
    depth: @escaping @Sendable (Message.ID) async throws -> Int
  ) async throws -> PromptBuilder {
    let (model, now) = (answering.model, dependencies.now())
    return PromptBuilder(
      speakers: answering.speakers, model: model.selection, opening: model.opening, presets: answering.presets,
      remarks: knowledge.remarks(on: answering.presets, by: model), memory: answering.memory,
      lorebooks: try await books(for: answering), chatSeed: conversation.id.seed, now: now,
      utcOffset: dependencies.zone.offset(now),
      budget: knowledge.budget(of: model, with: answering.presets.effective.sampling),
      estimate: knowledge.estimate(for: model.selection), messages: messages, depth: depth)
  }

  /// The lorebooks of a prompt: the character's own and the user's. Rules read none.
  private func books(for answering: ResolvedModel) async throws -> [LoreBook] {
    guard !answering.model.selection.choice.isRules else { return [] }
    let own = [lorebooks.book(of: answering.speakers.character)].compactMap(\.self)
    let store = dependencies.stores.lorebooks
    return own + (try await lorebooks.books(answering.lorebooks) { try await store.lorebookText($0) })
  }

  private func knowingWindow(
    of answering: ResolvedModel, _ make: () async throws -> PromptReport
  ) async throws -> PromptReport {
    try await knowledge.knowingWindow(
      of: answering.model, with: answering.presets.effective.sampling, make)
  }

  private func checked(_ report: PromptReport, for answering: ResolvedModel) throws(ModelFailure) -> PromptReport {
    if let fault = answering.model.fault(in: try Prompt(report, for: answering.avatar)) { throw fault }
    return report
  }
}
