public import Entities
import LanguageModels
import Storage

extension ConversationDesk {
  /// What would be sent if this were said now in a conversation. A question without words and pictures leaves only what
  /// comes before it. Nothing is sent, and nothing stored; the provider may be asked how much its model keeps in view.
  /// - Throws: `ConversationFailure`, or a `ModelFailure` when the model would not take it.
  public func promptReport(of question: UserTurn, in id: Conversation.ID) async throws -> PromptReport {
    let avatar = try await answerer(in: id)
    let pages = pages(of: id)
    let report = try await knowingWindow { desk in
      try await desk.builder(for: avatar, pages).report(asking: question)
    }
    return try checked(report, for: avatar)
  }

  /// What would be sent if a new conversation with an avatar began with this.
  /// - Throws: `ConversationFailure`, or a `ModelFailure` when the model would not take it.
  public func promptReport(of question: UserTurn, toBeginWith id: Avatar.ID) async throws -> PromptReport {
    guard let avatar = await avatarNamed(id) else { throw ConversationFailure.missingAvatar(id) }
    let time = now()
    let greeting = greeting(of: avatar, in: newConversationID(time), at: time)
    var report = try await knowingWindow { desk in
      try await desk.builder(for: avatar) { _, _ in
        MessagePage(messages: [greeting].compactMap(\.self), hasEarlier: false)
      }.report(asking: question)
    }
    // It is no message before somebody answers it.
    for index in report.parts.indices { report.parts[index].message = nil }
    return try checked(report, for: avatar)
  }

  /// What of a conversation is not sent any more, as far as that is known without asking anybody; nil when all is.
  public func promptCut(in id: Conversation.ID) async throws -> PromptCut? {
    try await builder(for: try await answerer(in: id), pages(of: id)).report(asking: UserTurn("")).cut
  }

  /// What is sent to have the last question before a reply answered.
  func ask(
    for reply: Message.ID, in id: Conversation.ID, as avatar: Avatar, with additions: UserTurn
  ) async throws -> AsyncThrowingStream<ReplyEvent, any Error> {
    let pages = pages(of: id)
    let report = try await knowingWindow { desk in
      let report = try await desk.builder(for: avatar, pages).report(answeringBefore: reply, with: additions)
      guard let report else { throw ConversationFailure.nothingToAnswer(id) }
      return report
    }
    // It may have been stopped meanwhile.
    if live[reply] != nil { asked[reply] = report }
    return model.reply(to: try Prompt(report, for: avatar))
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

  private func checked(_ report: PromptReport, for avatar: Avatar) throws(ModelFailure) -> PromptReport {
    if let fault = model.fault(in: try Prompt(report, for: avatar)) { throw fault }
    return report
  }

  private func builder(for avatar: Avatar, _ messages: @escaping PromptBuilder.Pages) -> PromptBuilder {
    PromptBuilder(
      avatar: avatar, model: modelChoice, opening: model.opening, budget: knownBudget,
      estimate: estimates[modelChoice] ?? TokenEstimate(), messages: messages,
      depth: { [chats] in try await chats.depth(of: $0) })
  }

  private func pages(of id: Conversation.ID) -> PromptBuilder.Pages {
    { before, limit in try await self.messages(of: id, before: before, limit: limit) }
  }
}
