public import Entities
import LanguageModels
import Storage

extension ConversationDesk {
  /// What would be sent if this were said now in a conversation. A question without words and pictures leaves only what
  /// comes before it. Nothing is sent, and nothing stored; the provider may be asked how much its model keeps in view.
  /// - Throws: `ConversationFailure`, or a `ModelFailure` when the model would not take it.
  public func promptReport(of question: UserTurn, in id: Conversation.ID) async throws -> PromptReport {
    let avatar = try await answerer(in: id)
    let model = try await languageModel(of: id)
    let pages = pages(of: id)
    let report = try await knowingWindow(of: model) { desk in
      try await desk.builder(for: avatar, by: model, pages).report(asking: question)
    }
    return try checked(report, for: avatar, by: model)
  }

  /// What would be sent if a new conversation with an avatar began with this.
  /// - Throws: `ConversationFailure`, or a `ModelFailure` when the model would not take it.
  public func promptReport(of question: UserTurn, toBeginWith id: Avatar.ID) async throws -> PromptReport {
    guard let avatar = await avatarNamed(id) else { throw ConversationFailure.missingAvatar(id) }
    let time = now()
    let greeting = greeting(of: avatar, in: newConversationID(time), at: time)
    let model = models.usual
    var report = try await knowingWindow(of: model) { desk in
      try await desk.builder(for: avatar, by: model) { _, _ in
        MessagePage(messages: [greeting].compactMap(\.self), hasEarlier: false)
      }.report(asking: question)
    }
    // It is no message before somebody answers it.
    for index in report.parts.indices { report.parts[index].message = nil }
    return try checked(report, for: avatar, by: model)
  }

  /// What of a conversation is not sent any more, as far as that is known without asking anybody; nil when all is.
  public func promptCut(in id: Conversation.ID) async throws -> PromptCut? {
    try await builder(for: try await answerer(in: id), by: try await languageModel(of: id), pages(of: id))
      .report(asking: UserTurn("")).cut
  }

  /// What is sent to have the last question before a reply answered.
  func ask(
    _ model: any LanguageModel, for reply: Message.ID, in id: Conversation.ID, as avatar: Avatar,
    with additions: UserTurn
  ) async throws -> (AsyncThrowingStream<ReplyEvent, any Error>, AskedModel) {
    let pages = pages(of: id)
    let report = try await knowingWindow(of: model) { desk in
      let report = try await desk.builder(for: avatar, by: model, pages).report(answeringBefore: reply, with: additions)
      guard let report else { throw ConversationFailure.nothingToAnswer(id) }
      return report
    }
    // It may have been stopped meanwhile.
    if live[reply] != nil { asked[reply] = report }
    let stream = model.reply(to: try Prompt(report, for: avatar))
    return (stream, AskedModel(promptTokens: report.tokens, site: model.site))
  }
}

extension ConversationDesk {
  private func answerer(in id: Conversation.ID) async throws -> Avatar {
    let conversation = try await own(id)
    guard let avatar = await avatarNamed(conversation.avatar) else {
      throw ConversationFailure.missingAvatar(conversation.avatar)
    }
    return avatar
  }

  /// The model that answers in a conversation from now on.
  func languageModel(of id: Conversation.ID) async throws -> any LanguageModel {
    guard !models.isFixed, let chosen = try await selection(in: try await own(id)) else { return models.usual }
    return try models.model(of: chosen)
  }

  private func checked(
    _ report: PromptReport, for avatar: Avatar, by model: any LanguageModel
  ) throws(ModelFailure) -> PromptReport {
    if let fault = model.fault(in: try Prompt(report, for: avatar)) { throw fault }
    return report
  }

  private func builder(
    for avatar: Avatar, by model: any LanguageModel, _ messages: @escaping PromptBuilder.Pages
  ) -> PromptBuilder {
    PromptBuilder(
      avatar: avatar, model: model.choice, opening: model.opening, budget: knownBudget(of: model.choice),
      estimate: estimates[model.choice] ?? TokenEstimate(), messages: messages,
      depth: { [chats] in try await chats.depth(of: $0) })
  }

  private func pages(of id: Conversation.ID) -> PromptBuilder.Pages {
    { before, limit in try await self.messages(of: id, before: before, limit: limit) }
  }
}
