public import Entities

/// The usage of replies, and a budget, as a test sets them.
extension FakeChatInteractor {
  /// The status set for the chat, or for its avatar, else for all, until the budget is raised.
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

  /// Records the pass: the next reply begins.
  public func passBudget(in conversation: Conversation.ID) async {
    record(.passBudget)
    hasPass = true
  }

  /// Records the amount: from then on the budget is large enough.
  public func setMonthlyBudget(_ text: String) async throws {
    record(.setBudget(text))
    if let error = errors[.budget] { throw error }
    (status, statuses) = (.within, [:])
  }

  /// The lines set for these messages.
  public func spending(of messages: [Message.ID]) async throws -> [Message.ID: SpendingLine] {
    try await enter(.spending, .spending(messages.count))
    return lines.filter { messages.contains($0.key) }
  }

  /// The lines set for the messages of the path.
  public func spending(in conversation: Conversation.ID) async throws -> [SpendingLine] {
    (paths[conversation] ?? []).compactMap { lines[$0.id] }
  }

  /// The usage set for the message, or for any.
  public func usage(of message: Message.ID) async throws -> UsageSum? { lines[message]?.usage ?? usage }

  /// Refuses a reply over the budget, and consumes a pass.
  func checkBudget(in conversation: Conversation.ID) throws {
    if hasPass {
      hasPass = false
    } else if case .reached(let use)? = known(for: .chat(conversation)) {
      throw BudgetReached(use)
    }
  }
}

extension SpendingLine {
  /// The usage of a model's reply, at a price.
  public static func sample(_ amount: Double = 0.0031, prompt: Int = 12_345, completion: Int = 340) -> SpendingLine {
    SpendingLine(
      UsageSum(
        model: ModelChoice(provider: "openai", model: "gpt-5-mini"), promptTokens: prompt,
        completionTokens: completion), Cost(Money(amount, "USD")))
  }
}

extension BudgetUsage {
  /// The given amount of a budget of ten dollars.
  public static func sample(_ amount: Double) -> BudgetUsage {
    BudgetUsage(spent: Cost(Money(amount, "USD")), budget: Money(10, "USD"))
  }
}
