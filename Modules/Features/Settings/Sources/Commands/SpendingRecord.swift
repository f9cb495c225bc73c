import Entities

/// The JSON value of `models spending --json`:
///
///     {"currency": "USD", "monthly_budget": 10, "months": [{"month": "2026-11", "amount": 1.2, "has_unknown": false,
///      "models": [{"provider": …, "model": …, "is_local": false, "replies": 3, "estimated_replies": 0,
///                  "prompt_tokens": 900, "cached_tokens": 0, "completion_tokens": 80, "reasoning_tokens": 0,
///                  "amount": 1.2}]}]}
///
/// The budget is null if there is none, and a model's amount if its price is unknown; `has_unknown` means that a
/// month's true amount is higher. Cached tokens are included in the prompt's, reasoning tokens in the completion's.
struct SpendingRecord: Encodable {
  private let report: SpendingReport

  init(_ report: SpendingReport) {
    self.report = report
  }

  private enum CodingKeys: CodingKey {
    case currency, monthlyBudget, months
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(report.currency, forKey: .currency)
    try container.encode(report.budget?.amount, forKey: .monthlyBudget)
    try container.encode(report.months.map { MonthRecord(month: $0) }, forKey: .months)
  }
}

private struct MonthRecord: Encodable {
  let month: MonthSpending

  private enum CodingKeys: CodingKey {
    case month, amount, hasUnknown, models
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(month.month, forKey: .month)
    try container.encode(month.total.known.amount, forKey: .amount)
    try container.encode(month.total.hasUnknown, forKey: .hasUnknown)
    try container.encode(month.lines.map { LineRecord(line: $0) }, forKey: .models)
  }
}

private struct LineRecord: Encodable {
  let line: SpendingLine

  private enum CodingKeys: CodingKey {
    case provider, model, isLocal, replies, estimatedReplies, promptTokens, cachedTokens, completionTokens
    case reasoningTokens, amount
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(line.usage.model.provider, forKey: .provider)
    try container.encode(line.usage.model.model, forKey: .model)
    try container.encode(line.usage.isLocal, forKey: .isLocal)
    try container.encode(line.usage.replies, forKey: .replies)
    try container.encode(line.usage.estimates, forKey: .estimatedReplies)
    try container.encode(line.usage.promptTokens, forKey: .promptTokens)
    try container.encode(line.usage.cachedTokens, forKey: .cachedTokens)
    try container.encode(line.usage.completionTokens, forKey: .completionTokens)
    try container.encode(line.usage.reasoningTokens, forKey: .reasoningTokens)
    try container.encode(line.cost.hasUnknown ? nil : line.cost.known.amount, forKey: .amount)
  }
}

/// The JSON value of `models prices --json`; amounts are for a million tokens:
///
///     {"currency": "USD", "path": "…/prices.json", "prices": [{"provider": "openai", "model": "gpt-5-*", "input": 1.25,
///      "cached_input": null, "output": 10, "is_own": true}]}
struct PricesRecord: Encodable {
  private let prices: ModelPrices

  init(_ prices: ModelPrices) {
    self.prices = prices
  }

  private enum CodingKeys: CodingKey {
    case currency, path, prices
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(prices.currency, forKey: .currency)
    try container.encode(prices.file, forKey: .path)
    try container.encode(prices.prices.map { PriceRecord(price: $0) }, forKey: .prices)
  }
}

private struct PriceRecord: Encodable {
  let price: ModelPrices.Price

  private enum CodingKeys: CodingKey {
    case provider, model, input, cachedInput, output, isOwn
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(price.provider, forKey: .provider)
    try container.encode(price.model, forKey: .model)
    try container.encode(price.input, forKey: .input)
    try container.encode(price.cachedInput, forKey: .cachedInput)
    try container.encode(price.output, forKey: .output)
    try container.encode(price.isOwn, forKey: .isOwn)
  }
}
