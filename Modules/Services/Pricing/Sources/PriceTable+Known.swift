extension PriceTable {
  /// Prices of widely used models, in US dollars for a million tokens: input, cached input, output.
  ///
  /// They are the providers' prices without a contract, in the ordinary tier and for prompts of ordinary length, as
  /// public price lists had them on 2026-11-21: LiteLLM's `model_prices_and_context_window.json`
  /// (https://github.com/BerriAI/litellm) for Anthropic's models except `claude-sonnet-4-6` and `claude-haiku-4-5`; for
  /// those two and OpenAI's, matching price tables in other public repositories, some of which cite
  /// https://platform.openai.com/docs/pricing. For models that draw, these are the prices of sent text and of received
  /// pictures. The price of a picture of medium quality, divided by its 1,056 tokens, is the same number. Prices
  /// change; `prices.json` overrides them.
  ///
  /// A dated model has the price of its family, unless it has an entry of its own before that of the family.
  static let known: [Entry] = [
    row("openai", "gpt-5.2", 1.75, 0.175, 14),
    row("openai", "gpt-5.1", 1.25, 0.125, 10),
    row("openai", "gpt-5", 1.25, 0.125, 10),
    row("openai", "gpt-5-mini", 0.25, 0.025, 2),
    row("openai", "gpt-5-nano", 0.05, 0.005, 0.4),
    row("openai", "gpt-4.1", 2, 0.5, 8),
    row("openai", "gpt-4.1-mini", 0.4, 0.1, 1.6),
    row("openai", "gpt-4.1-nano", 0.1, 0.025, 0.4),
    row("openai", "gpt-4o-2024-05-13", 5, nil, 15),
    row("openai", "gpt-4o", 2.5, 1.25, 10),
    row("openai", "gpt-4o-mini", 0.15, 0.075, 0.6),
    row("openai", "gpt-image-1.5", 5, nil, 32),
    row("openai", "gpt-image-1", 5, 1.25, 40),
    row("openai", "o3", 2, 0.5, 8),
    row("openai", "o4-mini", 1.1, 0.275, 4.4),
    row("anthropic", "claude-opus-4-8", 5, 0.5, 25),
    row("anthropic", "claude-opus-4-7", 5, 0.5, 25),
    row("anthropic", "claude-opus-4-6", 5, 0.5, 25),
    row("anthropic", "claude-opus-4-5", 5, 0.5, 25),
    row("anthropic", "claude-opus-4-1", 15, 1.5, 75),
    row("anthropic", "claude-sonnet-4-6", 3, 0.3, 15),
    row("anthropic", "claude-sonnet-4-5", 3, 0.3, 15),
    row("anthropic", "claude-haiku-4-5", 1, 0.1, 5),
  ]

  private static func row(
    _ provider: String, _ model: String, _ input: Double, _ cached: Double?, _ output: Double
  ) -> Entry {
    Entry(
      provider: provider, model: model, price: TokenPrice(input: input, cachedInput: cached, output: output),
      isOwn: false)
  }
}
