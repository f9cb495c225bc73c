public import Entities
import LanguageModels
import Storage

/// Who answers, and how.
struct ResolvedModel: Sendable {
  let avatar: Avatar
  let model: any LanguageModel
  let presets: PresetStack
}

extension ConversationService {
  /// What would be sent if this were said now in a conversation. A question without words and pictures leaves only what
  /// comes before it. Nothing is sent, and nothing stored; the provider may be asked how much its model keeps in view.
  /// - Throws: `ConversationFailure`, or a `ModelFailure` when the model would not take it.
  public func promptReport(of question: UserTurn, in id: Conversation.ID) async throws -> PromptReport {
    let conversation = try await own(id)
    let resolvedModel = try await resolvedModel(in: conversation)
    let report = try await knowingWindow(of: resolvedModel) { conversations in
      try await conversations.builder(for: resolvedModel, in: conversation).report(asking: question)
    }
    return try checked(report, for: resolvedModel)
  }

  /// What would be sent if a new conversation with an avatar began with this.
  /// - Throws: `ConversationFailure`, or a `ModelFailure` when the model would not take it.
  public func promptReport(of question: UserTurn, toBeginWith id: Avatar.ID) async throws -> PromptReport {
    guard let avatar = await avatarNamed(id) else { throw ConversationFailure.missingAvatar(id) }
    let time = now()
    let greeting = greeting(of: avatar, in: newConversationID(time), at: time)
    // Who is not there yet has set nothing for an avatar.
    let presets = try await profiles.currentProfile() == nil ? commonPresets : presetReport(for: .avatar(id)).presets
    let resolvedModel = ResolvedModel(avatar: avatar, model: try languageModel(by: presets), presets: presets)
    var report = try await knowingWindow(of: resolvedModel) { conversations in
      try await conversations.builder(for: resolvedModel) { _, _ in
        MessagePage(messages: [greeting].compactMap(\.self), hasEarlier: false)
      }.report(asking: question)
    }
    // It is no message before somebody answers it.
    for index in report.parts.indices { report.parts[index].message = nil }
    return try checked(report, for: resolvedModel)
  }

  /// What of a conversation is not sent any more, as far as that is known without asking anybody; nil when all is.
  public func promptCut(in id: Conversation.ID) async throws -> PromptCut? {
    let conversation = try await own(id)
    return try await builder(for: try await resolvedModel(in: conversation), in: conversation)
      .report(asking: UserTurn("")).cut
  }

  /// What is sent to have the last question before a reply answered.
  /// - Parameter refusal: What its server said to the prompt before: this one is shorter, or the refusal is thrown.
  func ask(
    _ resolvedModel: ResolvedModel, for reply: Message.ID, in conversation: Conversation, with additions: UserTurn,
    after refusal: ModelFailure?
  ) async throws -> (AsyncThrowingStream<ReplyEvent, any Error>, AskedModel) {
    let (refused, selection) = (asked[reply]?.report, resolvedModel.model.selection)
    let window = refusedWindows[selection]
    if let refusal, let refused, !learn(from: refusal, of: refused, for: resolvedModel) { throw refusal }
    let report = try await knowingWindow(of: resolvedModel) { conversations in
      let report = try await conversations.builder(for: resolvedModel, in: conversation)
        .report(answeringBefore: reply, with: additions)
      guard let report else { throw ConversationFailure.nothingToAnswer(conversation.id) }
      return report
    }
    // Where nothing is left that could be left out, the refusal stands.
    if let refusal, let refused, report.leftOut <= refused.leftOut {
      refusedWindows[selection] = window
      throw refusal
    }
    // It may have been stopped meanwhile.
    if live[reply] != nil { asked[reply] = (report, selection) }
    let stream = resolvedModel.model.reply(to: try Prompt(report, for: resolvedModel.avatar))
    return (
      stream,
      AskedModel(
        site: resolvedModel.model.site, meter: UsageMeter(promptTokens: report.tokens),
        leftOut: refusal == nil ? nil : report.leftOut)
    )
  }

  /// Who answers in a conversation from now on, and how.
  func resolvedModel(in conversation: Conversation) async throws -> ResolvedModel {
    guard let avatar = await avatarNamed(conversation.avatar) else {
      throw ConversationFailure.missingAvatar(conversation.avatar)
    }
    let presets = try await presets(in: conversation)
    return ResolvedModel(avatar: avatar, model: try languageModel(by: presets), presets: presets)
  }

  /// What chooses the parts of a prompt in a conversation.
  func builder(for resolvedModel: ResolvedModel, in conversation: Conversation) -> PromptBuilder {
    let id = conversation.id
    var builder = builder(for: resolvedModel) { before, limit in
      try await self.messages(of: id, before: before, limit: limit)
    }
    if resolvedModel.summarizes { builder.summary = { try await self.summary(in: conversation) } }
    return builder
  }
}

extension ResolvedModel {
  /// Whether what has no room any more is summed up.
  var summarizes: Bool { presets.effective.summarizes == true && model.summarizes }
}

extension ConversationService {
  private func checked(_ report: PromptReport, for resolvedModel: ResolvedModel) throws(ModelFailure) -> PromptReport {
    if let fault = resolvedModel.model.fault(in: try Prompt(report, for: resolvedModel.avatar)) { throw fault }
    return report
  }

  private func builder(for resolvedModel: ResolvedModel, _ messages: @escaping PromptBuilder.Pages) -> PromptBuilder {
    let model = resolvedModel.model
    return PromptBuilder(
      avatar: resolvedModel.avatar, model: model.selection, opening: model.opening, presets: resolvedModel.presets,
      remarks: remarks(on: resolvedModel.presets, by: model),
      budget: knownBudget(of: model, with: resolvedModel.presets.effective.sampling),
      estimate: estimates[model.selection] ?? TokenEstimate(), messages: messages,
      depth: { [chats] in try await chats.depth(of: $0) })
  }
}
