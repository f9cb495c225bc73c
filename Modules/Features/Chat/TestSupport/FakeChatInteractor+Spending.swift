public import Entities

/// What replies used, and a budget that a test sets.
extension FakeChatInteractor {
  /// The status that is set for the chat, or for its avatar, else for all, until the budget is raised.
  public func budgetStatus(for scope: PresetScope) async throws -> BudgetStatus? {
    try await enter(.status)
    return known(for: scope)
  }

  private func known(for scope: PresetScope) -> BudgetStatus? {
    if let own = statuses[scope] { return own }
    if case .chat(let id) = scope, let avatar = summaries.first(where: { $0.id == id })?.chat.avatar {
      return known(for: .avatar(avatar))
    }
    return status
  }

  /// Records it: the next reply begins.
  public func passBudget(in conversation: Conversation.ID) async {
    record(.passBudget)
    hasPass = true
  }

  /// Records it: the budget is large enough from then on.
  public func setMonthlyBudget(_ text: String) async throws {
    record(.setBudget(text))
    if let error = errors[.budget] { throw error }
    (status, statuses) = (.within, [:])
  }

  /// What is set for these messages.
  public func spending(of messages: [Message.ID]) async throws -> [Message.ID: SpendingLine] {
    try await enter(.spending, .spending(messages.count))
    return lines.filter { messages.contains($0.key) }
  }

  /// What is set for the messages of the path.
  public func spending(in conversation: Conversation.ID) async throws -> [SpendingLine] {
    (paths[conversation] ?? []).compactMap { lines[$0.id] }
  }

  /// What is set for the message, or for any.
  public func usage(of message: Message.ID) async throws -> UsageSum? { lines[message]?.usage ?? usage }

  /// Refuses a reply that the budget has no room for; a pass is used up.
  func checkBudget(in conversation: Conversation.ID) throws {
    if hasPass {
      hasPass = false
    } else if case .reached(let use)? = known(for: .chat(conversation)) {
      throw BudgetReached(use)
    }
  }
}

extension SpendingLine {
  /// What a reply of a model used, at a price.
  public static func sample(_ amount: Double = 0.0031, prompt: Int = 12_345, completion: Int = 340) -> SpendingLine {
    SpendingLine(
      UsageSum(
        model: ModelChoice(provider: "openai", model: "gpt-5-mini"), promptTokens: prompt,
        completionTokens: completion), Cost(Money(amount, "USD")))
  }
}

extension BudgetUsage {
  /// So much of ten dollars.
  public static func sample(_ amount: Double) -> BudgetUsage {
    BudgetUsage(spent: Cost(Money(amount, "USD")), budget: Money(10, "USD"))
  }
}
