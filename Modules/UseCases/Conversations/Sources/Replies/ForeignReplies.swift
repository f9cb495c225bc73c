import Entities
import LanguageModels
import Storage

/// The replies of other programs in the same data. An arriving one is not disturbed. A reply whose program has ended is
/// marked as interrupted.
struct ForeignReplies: Sendable {
  let chats: any ReplyStore & MessageStore
  let unstored: UnstoredReplies
  let prompts: Prompts
  let budget: BudgetGate
  let events: ConversationEvents

  /// The last message of the shown path, once no reply of another program arrives there.
  /// - Throws: `ConversationFailure.replyElsewhere` while one does.
  func settledEnd(of id: Conversation.ID) async throws -> Message? {
    let end = try await end(of: id)
    guard isForeign(end) else { return end }
    try await markAbandoned()
    let marked = try await self.end(of: id)
    if isForeign(marked) { throw ConversationFailure.replyElsewhere(id) }
    return marked
  }

  private func end(of id: Conversation.ID) async throws -> Message? {
    try await chats.messages(of: id, before: nil, limit: 1).messages.last
  }

  private func isForeign(_ end: Message?) -> Bool {
    end.map { $0.state == .streaming && !unstored.ended.contains($0.id) } ?? false
  }

  /// Marks as interrupted every reply whose program ended while it was arriving.
  /// - Returns: The marked messages.
  @discardableResult func markAbandoned() async throws -> [Message.ID] {
    let marked = try await chats.markAbandonedReplies()
    if !marked.isEmpty { events.listChanged() }
    for id in marked {
      guard let message = try await chats.message(id) else { continue }
      // A reply is shown even if its cost cannot be estimated.
      try? await account(message)
      events.post(message)
    }
    return marked
  }

  /// Stores the estimated usage of an abandoned reply. Its usage is unknown if no text had arrived, or if another model
  /// answers in the conversation now.
  private func account(_ reply: Message) async throws {
    guard budget.keepsAccount,
      let context = try await chats.context(of: reply.chat, notes: Presets.noteNames(of:))
    else { return }
    let answering = try await prompts.resolvedModel(in: context)
    guard answering.model.choice == reply.model,
      let built = try await prompts.builder(for: answering, in: context.chat).prompt(answeringBefore: reply.id),
      let usage = UsageMeter(promptTokens: built.report.tokens).tokens(
        for: [reply.text, reply.reasoning], isStopped: false)
    else { return }
    try await budget.account(usage, of: answering.model, in: reply.chat, at: reply.created)
  }
}
