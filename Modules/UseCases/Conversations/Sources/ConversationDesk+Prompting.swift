public import Entities
import LanguageModels
import Storage

extension ConversationDesk {
  /// What would be sent if this were said now in a conversation. A question without words and pictures leaves only what
  /// comes before it. Nothing is sent, and nothing stored.
  /// - Throws: `ConversationFailure`, or a `ModelFailure` when the model would not take it.
  public func promptReport(of question: Question, in id: Conversation.ID) async throws -> PromptReport {
    let avatar = try await answerer(in: id)
    return try checked(try await builder(for: avatar, in: id).report(asking: question), for: avatar)
  }

  /// What would be sent if a new conversation with an avatar began with this.
  /// - Throws: `ConversationFailure`, or a `ModelFailure` when the model would not take it.
  public func promptReport(of question: Question, toBeginWith id: Avatar.ID) async throws -> PromptReport {
    guard let avatar = await avatarNamed(id) else { throw ConversationFailure.missingAvatar(id) }
    let time = now()
    let greeting = greeting(of: avatar, in: newConversationID(time), at: time)
    let builder = builder(for: avatar) { _, _ in
      MessagePage(messages: [greeting].compactMap(\.self), hasEarlier: false)
    }
    var report = try checked(try await builder.report(asking: question), for: avatar)
    // It is no message before somebody answers it.
    for index in report.parts.indices { report.parts[index].message = nil }
    return report
  }

  /// The prompt that ends with the last question before a message, and what was told besides.
  func prompt(
    in id: Conversation.ID, for avatar: Avatar, before reply: Message.ID, with additions: Question
  ) async throws -> (prompt: Prompt, report: PromptReport) {
    guard let report = try await builder(for: avatar, in: id).report(answeringBefore: reply, with: additions) else {
      throw ConversationFailure.nothingToAnswer(id)
    }
    return (try Prompt(report, for: avatar), report)
  }

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

  private func builder(for avatar: Avatar, in id: Conversation.ID) -> PromptBuilder {
    builder(for: avatar) { before, limit in try await self.messages(of: id, before: before, limit: limit) }
  }

  private func builder(
    for avatar: Avatar,
    messages: @escaping @Sendable (_ before: Message.ID?, _ limit: Int) async throws -> MessagePage
  ) -> PromptBuilder {
    PromptBuilder(
      avatar: avatar, model: modelChoice, opening: model.opening, budget: budget, messages: messages,
      depth: { [chats] in try await chats.depth(of: $0) })
  }
}
