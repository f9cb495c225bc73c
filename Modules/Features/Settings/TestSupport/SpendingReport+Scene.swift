public import Entities
public import FeatureKitTestSupport

extension SpendingReport {
  /// Two months of a user with a server at home and a budget.
  public static let sample = SpendingReport(
    months: [
      month(
        11,
        [
          line("openai", "gpt-5-mini", 1.4, replies: 12, prompt: 4_512_300, completion: 212_000),
          line("openai", "house-model", nil, replies: 1, estimates: 1, prompt: 900, completion: 40),
          line("ollama", "gemma3:4b", 0, isLocal: true, replies: 40, prompt: 88_000, completion: 9_100),
        ]),
      month(9, [line("anthropic", "claude-haiku-4-5", 0.0031, replies: 1, prompt: 2_100, completion: 200)]),
    ], currency: "USD", budget: Money(10, "USD"), priceFile: "/home/ada/.config/aichat/prices.json")

  /// The report of a scene.
  public static func sample(_ scene: DemoScene) -> SpendingReport {
    var report = sample
    switch scene {
    case .typical, .loading, .failing: break
    case .empty:
      report.months = [month(11, [])]
      report.budget = nil
    case .long:
      let lines = (1...9).map { line(SampleText.longName, "\($0). \(SampleText.longName)", 12_345.6 / Double($0)) }
      report.months = (1...12).reversed().map { month($0, lines) }
      report.priceFile = SampleText.long
    case .hostile:
      report.months = [month(11, [line(SampleText.hostile, SampleText.hostile, nil)])]
      report.priceFile = SampleText.hostile
    }
    return report
  }

  private static func month(_ number: Int, _ lines: [SpendingLine]) -> MonthSpending {
    MonthSpending(Month(year: 2026, number), lines: lines, total: lines.total(in: "USD"))
  }

  private static func line(
    _ provider: String, _ model: String, _ amount: Double?, isLocal: Bool = false, replies: Int = 3,
    estimates: Int = 0, prompt: Int = 1_234_567, completion: Int = 89_000
  ) -> SpendingLine {
    SpendingLine(
      UsageSum(
        model: ModelChoice(provider: provider, model: model), isLocal: isLocal, replies: replies,
        estimates: estimates, promptTokens: prompt, cachedTokens: prompt / 3, completionTokens: completion),
      Cost(Money(amount ?? 0, "USD"), hasUnknown: amount == nil))
  }
}

extension ModelPrices {
  /// One price of the user, and one built-in price.
  public static let sample = ModelPrices(
    currency: "USD", file: "/home/ada/.config/aichat/prices.json",
    prices: [
      Price(provider: "*", model: "house-*", input: 3, output: 4.5, isOwn: true),
      Price(provider: "openai", model: "gpt-5-mini", input: 0.25, cachedInput: 0.025, output: 2, isOwn: false),
    ])
}
