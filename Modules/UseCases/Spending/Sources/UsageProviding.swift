public import Entities

/// The capability of knowing what replies cost. A type with a `UsageService` has it: these are the verbs that features find
/// in their own protocols, each one line to the service.
///
/// A verb that needs prices throws what is wrong with the price file; every verb throws what the store throws.
public protocol UsageProviding: Sendable {
  /// Where the verbs go.
  var usageService: UsageService { get }
}

extension UsageProviding {
  /// What the profile in use used and what that costs, this month and in each earlier one.
  public func spendingReport() async throws -> SpendingReport { try await usageService.report() }

  /// What these messages used and cost; nothing for one that used nothing, or whose usage is unknown.
  public func spending(of messages: [Message.ID]) async throws -> [Message.ID: SpendingLine] {
    try await usageService.spending(of: messages)
  }

  /// What was used in a conversation, also on branches that are not shown: a line for each model.
  public func spending(in conversation: Conversation.ID) async throws -> [SpendingLine] {
    try await usageService.spending(in: conversation)
  }

  /// The tokens of one message, whatever they cost; nil where they are unknown.
  public func usage(of message: Message.ID) async throws -> UsageSum? { try await usageService.usage(of: message) }

  /// The price file of the user, whether it is there or not.
  public var priceFile: String { usageService.priceFile }

  /// The prices that count, in the order in which they are looked through.
  public func modelPrices() throws -> ModelPrices { try usageService.modelPrices() }

  /// Makes another amount the monthly budget, from now on and in later runs; no text takes it away. A file is written for
  /// it, off the main actor.
  /// - Throws: When the text is no amount, or it cannot be saved. Then nothing has changed.
  public func setMonthlyBudget(_ text: String) async throws { try usageService.setBudget(text) }
}
