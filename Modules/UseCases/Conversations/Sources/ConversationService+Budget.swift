public import Entities
import LanguageModels
import Storage

/// The budget: a reply that it has no room for is not begun, unless the user says so.
extension ConversationService {
  /// How the next reply in a conversation stands to the budget, or the first one of a new conversation with an avatar;
  /// nil where there is no budget, or the reply costs nothing.
  ///
  /// It is about now: what counts is asked of the model that is to answer, when a reply begins.
  public func budgetStatus(for scope: PresetScope) async throws -> BudgetStatus? {
    guard accounts != nil else { return nil }
    // One that cannot be used says why when it is asked; it costs nothing until then.
    let presets = try await presets(for: scope)
    guard let model = try? languageModel(by: presets) else { return nil }
    return try await status(of: model)
  }

  /// How the next reply of a model stands to the budget.
  func status(of model: any LanguageModel) async throws -> BudgetStatus? {
    guard let accounts, model.site != .program else { return nil }
    return try await accounts.status(model.choice, model.site == .local)
  }

  /// Lets the next reply in a conversation begin, whatever is spent.
  public func passBudget(in id: Conversation.ID) { passes.insert(id) }

  /// Refuses a reply that the budget has no room for. The pass, if there is one, is used up.
  /// - Throws: `BudgetReached`; what keeps the budget from being known.
  func checkBudget(of resolution: ModelResolution) async throws {
    guard passes.remove(resolution.conversation.id) == nil, case .success(let model) = resolution.model else { return }
    if case .reached(let use)? = try await status(of: model) { throw BudgetReached(use) }
  }

  /// Keeps what a model used for a conversation besides its replies, such as for a summary: the one place for that.
  /// - Parameter time: When; nil for now.
  func account(
    _ usage: TokenUsage, of model: any LanguageModel, in id: Conversation.ID, at time: Timestamp? = nil
  ) async throws {
    guard let accounts, model.site != .program else { return }
    let record = UsageRecord(tokens: usage, isLocal: model.site == .local, month: accounts.month(time ?? now()))
    try await self.usage?.addUsage(record, of: model.choice, in: id)
  }

  /// Keeps about what a reply used whose program ended before it did, for its conversation. Where nothing had come,
  /// nobody knows whether it was ever asked for; nor is anything known of a model that does not answer there any more.
  func account(abandoned reply: Message) async throws {
    guard accounts != nil, let conversation = try await chats.chat(reply.chat) else { return }
    let resolvedModel = try await resolvedModel(in: conversation)
    guard resolvedModel.model.choice == reply.model,
      let report = try await builder(for: resolvedModel, in: conversation).report(answeringBefore: reply.id),
      let usage = UsageMeter(promptTokens: report.tokens).tokens(for: [reply.text, reply.reasoning], isStopped: false)
    else { return }
    try await account(usage, of: resolvedModel.model, in: reply.chat, at: reply.created)
  }
}
