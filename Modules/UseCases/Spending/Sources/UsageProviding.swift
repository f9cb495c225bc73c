public import Entities
import Pricing

/// The capability of knowing what replies cost: who has the service can do this.
///
/// What needs prices throws what is wrong with the file of prices; every verb throws what the store throws.
public protocol UsageProviding: Sendable {
  /// Where the verbs go.
  var usageService: UsageService { get }
}

extension UsageProviding {
  /// What the profile in use used and what that costs, this month and in each earlier one.
  public func spendingReport() async throws -> SpendingReport { try await usageService.report() }

  /// What these messages used and cost; nothing for one that nobody counted.
  public func spending(of messages: [Message.ID]) async throws -> [Message.ID: SpendingLine] {
    try await usageService.spending(of: messages)
  }

  /// What was used in a conversation, also on branches that are not shown: a line for each model.
  public func spending(in conversation: Conversation.ID) async throws -> [SpendingLine] {
    try await usageService.spending(in: conversation)
  }

  /// The tokens of one message, whatever they cost; nil where nobody counted.
  public func usage(of message: Message.ID) async throws -> UsageSum? { try await usageService.usage(of: message) }

  /// The file that people write prices into, whether it is there or not.
  public var priceFile: String { usageService.priceFile }

  /// The prices that count, in the order in which they are looked through.
  public func modelPrices() throws -> ModelPrices {
    let table = try usageService.prices()
    return ModelPrices(
      currency: table.currency, file: priceFile,
      prices: table.entries.map { entry in
        ModelPrices.Price(
          provider: entry.providerPattern, model: entry.modelPattern, input: entry.price.input,
          cachedInput: entry.price.cachedInput, output: entry.price.output, isOwn: entry.isOwn)
      })
  }

  /// Makes another amount the monthly budget, from now on and in later runs; no text takes it away. A file is written for it, off the main actor.
  /// - Throws: When the text is no amount, or it cannot be kept. Then nothing has changed.
  public func setMonthlyBudget(_ text: String) async throws { try usageService.setBudget(text) }
}
