import Entities
import LanguageModels
import Storage

/// Makes the prompt for a model, and the user's view of it, from the same report.
struct Prompts: Sendable {
  let dependencies: ConversationDependencies
  let access: ConversationAccess
  let reader: ConversationReader
  let presets: Presets
  let knowledge: ModelKnowledge
  let summaries: SummaryNotes

  func report(of question: UserTurn, in id: Conversation.ID) async throws -> PromptReport {
    let context = try await access.context(of: id)
    let answering = try await resolvedModel(in: context)
    let report = try await knowingWindow(of: answering) {
      try await builder(for: answering, in: context.chat).report(asking: question)
    }
    return try checked(report, for: answering)
  }

  func report(of question: UserTurn, toBeginWith id: Avatar.ID) async throws -> PromptReport {
    let user = try await dependencies.stores.profiles.currentProfile()
    let speakers = try await dependencies.speakers(beginningWith: id, for: user)
    let time = dependencies.now()
    let greeting = speakers.greetings(in: Conversation.ID(at: time), at: time).first
    let stack = try await presets.stackOfAnyUser(for: .avatar(id))
    let answering = ResolvedModel(speakers: speakers, model: try presets.languageModel(by: stack), presets: stack)
    var report = try await knowingWindow(of: answering) {
      try await builder(for: answering) { _, _ in
        MessagePage(messages: [greeting].compactMap(\.self), hasEarlier: false)
      }.report(asking: question)
    }
    // The greeting is not a stored message before the conversation begins.
    for index in report.parts.indices { report.parts[index].message = nil }
    return try checked(report, for: answering)
  }

  func cut(in id: Conversation.ID) async throws -> PromptCut? {
    let context = try await access.context(of: id)
    return try await builder(for: try await resolvedModel(in: context), in: context.chat)
      .report(asking: UserTurn("")).cut
  }

  /// The known window of the model that would answer an avatar, or a new one; nil where it is not known.
  func window(for avatar: Avatar.ID?) async throws -> Int? {
    let stack = try await presets.stackOfAnyUser(for: .avatar(avatar ?? Avatar.assistantID))
    let budget = knowledge.budget(of: try presets.languageModel(by: stack), with: stack.effective.sampling)
    return budget.isKnown ? budget.window : nil
  }

  /// Sends the prompt that answers the last question before a reply.
  /// - Parameter refusal: The previous prompt with the server's refusal: this one is shorter, or the refusal is thrown.
  func ask(
    _ answering: ResolvedModel, for reply: Message.ID, in conversation: Conversation, with additions: UserTurn,
    after refusal: ReplyInFlight.Refusal?
  ) async throws -> (AsyncThrowingStream<ReplyEvent, any Error>, AskedModel) {
    let model = answering.model
    let window = knowledge.refusedWindow(of: model.selection)
    if let refusal, !knowledge.learn(from: refusal, of: model, with: answering.presets.effective.sampling) {
      throw refusal.failure
    }
    let report = try await knowingWindow(of: answering) {
      let report = try await builder(for: answering, in: conversation).report(answeringBefore: reply, with: additions)
      guard let report else { throw ConversationFailure.nothingToAnswer(conversation.id) }
      return report
    }
    // If nothing more can be left out, the refusal is thrown.
    if let refusal, report.leftOut <= refusal.report.leftOut {
      knowledge.setRefusedWindow(window, of: model.selection)
      throw refusal.failure
    }
    let stream = model.reply(to: try Prompt(report, for: answering.avatar))
    return (stream, AskedModel(model, report, leftOut: refusal == nil ? nil : report.leftOut))
  }

  /// The model that answers in a conversation from now on.
  func resolvedModel(in context: ChatContext) async throws -> ResolvedModel {
    let stack = presets.stack(in: context)
    return ResolvedModel(
      speakers: try await dependencies.speakers(in: context), model: try presets.languageModel(by: stack),
      presets: stack)
  }

  /// The same if it summarizes messages without room; nil otherwise, without making a model.
  func summarizingModel(in context: ChatContext) async throws -> ResolvedModel? {
    guard presets.stack(in: context).effective.summarizes == true else { return nil }
    let answering = try await resolvedModel(in: context)
    return answering.summarizes ? answering : nil
  }

  /// The builder of a prompt in a conversation.
  func builder(for answering: ResolvedModel, in conversation: Conversation) -> PromptBuilder {
    var builder = builder(for: answering) { [reader] before, limit in
      try await reader.messages(of: conversation.id, before: before, limit: limit)
    }
    if answering.summarizes { builder.summary = { [summaries] in try await summaries.summary(in: conversation) } }
    return builder
  }

  private func builder(for answering: ResolvedModel, _ messages: @escaping PromptBuilder.Pages) -> PromptBuilder {
    let model = answering.model
    return PromptBuilder(
      speakers: answering.speakers, model: model.selection, opening: model.opening, presets: answering.presets,
      remarks: knowledge.remarks(on: answering.presets, by: model),
      budget: knowledge.budget(of: model, with: answering.presets.effective.sampling),
      estimate: knowledge.estimate(for: model.selection), messages: messages,
      depth: { [dependencies] in try await dependencies.stores.chats.depth(of: $0) })
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
