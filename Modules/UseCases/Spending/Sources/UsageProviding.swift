public import Entities

/// The capability of computing the cost of replies. A type with a `UsageService` has it. Features find these verbs in
/// their own protocols; each is one line to the service.
///
/// A verb that needs prices throws the error of the price file; a verb that reads usage throws the store's errors.
public protocol UsageProviding: Sendable {
  /// The service that the verbs use.
  var usageService: UsageService { get }
}

extension UsageProviding {
  /// The usage of the profile in use with its cost: for this month, and for each other month that has usage.
  public func spendingReport() async throws -> SpendingReport { try await usageService.report() }

  /// The usage and cost of these messages; nothing for a message without usage, or with unknown usage.
  public func spending(of messages: [Message.ID]) async throws -> [Message.ID: SpendingLine] {
    try await usageService.spending(of: messages)
  }

  /// The usage in a conversation, hidden branches included: a line for each model.
  public func spending(in conversation: Conversation.ID) async throws -> [SpendingLine] {
    try await usageService.spending(in: conversation)
  }

  /// The tokens of one message; nil where they are unknown.
  public func usage(of message: Message.ID) async throws -> UsageSum? { try await usageService.usage(of: message) }

  /// What tokens would cost at current prices.
  public func expectedCost(of usage: UsageSum) async throws -> Cost { try usageService.cost(of: usage) }

  /// The path of the user's price file, which may not exist.
  public var priceFile: String { usageService.priceFile }

  /// The prices in use, in the order of the search.
  public func modelPrices() throws -> ModelPrices { try usageService.modelPrices() }

  /// Sets the monthly budget, from now on and for later runs; an empty text removes it. The file is written off the
  /// main actor.
  /// - Throws: If the text is not an amount, or if it cannot be saved. Then nothing has changed.
  public func setMonthlyBudget(_ text: String) async throws { try usageService.setBudget(text) }
}
