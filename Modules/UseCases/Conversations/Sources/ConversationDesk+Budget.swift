public import Entities
import LanguageModels
import Storage

/// The budget: a reply that it has no room for is not begun, unless the person says so.
extension ConversationDesk {
  /// How the next reply in a conversation stands to the budget, or one in a new conversation when that is nil; nil where
  /// there is no budget, or the reply costs nothing.
  public func budgetStanding(in id: Conversation.ID?) async throws -> BudgetStanding? {
    guard let accounts else { return nil }
    var model = models.usual
    if let id {
      let presets = try await presets(in: try await own(id))
      // One that cannot be used says why when it is asked; it costs nothing until then.
      guard let usable = try? languageModel(by: presets) else { return nil }
      model = usable
    }
    guard model.site != .program else { return nil }
    return try await accounts.standing(model.choice, model.site == .local)
  }

  /// Lets the next reply in a conversation begin, whatever is spent.
  public func passBudget(in id: Conversation.ID) { passes.insert(id) }

  /// Refuses a reply that the budget has no room for. The pass, if there is one, is used up.
  /// - Throws: `BudgetReached`.
  func checkBudget(in id: Conversation.ID) async throws {
    guard accounts != nil, passes.remove(id) == nil else { return }
    if case .reached(let use)? = try await budgetStanding(in: id) { throw BudgetReached(use) }
  }

  /// Keeps what a model used for a conversation besides its replies, such as for a summary: the one place for that.
  func account(_ usage: TokenUsage, of model: any LanguageModel, in id: Conversation.ID) async throws {
    guard let accounts, model.site != .program else { return }
    let record = UsageRecord(tokens: usage, isLocal: model.site == .local, month: accounts.month(now()))
    try await self.usage?.addUsage(record, of: model.choice, in: id)
  }
}
