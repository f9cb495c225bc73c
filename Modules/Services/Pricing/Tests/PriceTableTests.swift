import Entities
import Foundation
import Testing

@testable import Pricing

@Suite struct PriceTableTests {
  private func table(_ json: String) throws -> PriceTable {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("prices-\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(json.utf8).write(to: URL(fileURLWithPath: path))
    return try PriceTable(file: path)
  }

  private func words(_ json: String) -> String {
    do {
      _ = try table(json)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private let mini = ModelChoice(provider: "openai", model: "gpt-5-mini")

  @Test func withoutAFileTheKnownPricesCount() throws {
    let table = try PriceTable(file: "/nonexistent/prices.json")
    #expect(table == .builtIn && table.currency == "USD")
    #expect(table.price(of: mini, isLocal: false) == TokenPrice(input: 0.25, cachedInput: 0.025, output: 2))
    let dated = ModelChoice(provider: "anthropic", model: "claude-haiku-4-5-20251001")
    #expect(table.price(of: dated, isLocal: false)?.output == 5)
  }

  @Test func aDatedFormMayHaveItsOwnPrice() {
    func price(_ model: String) -> TokenPrice? {
      PriceTable.builtIn.price(of: ModelChoice(provider: "openai", model: model), isLocal: false)
    }
    #expect(price("gpt-4o-2024-05-13") == TokenPrice(input: 5, output: 15))
    for model in ["gpt-4o", "gpt-4o-2024-08-06", "gpt-4o-2024-11-20"] {
      #expect(price(model) == TokenPrice(input: 2.5, cachedInput: 1.25, output: 10), "\(model)")
    }
  }

  @Test func aModelWithoutAPriceIsUnknownAndNotFree() throws {
    let unknown = ModelChoice(provider: "openai", model: "gpt-5-miniature")
    #expect(PriceTable.builtIn.price(of: unknown, isLocal: false) == nil)
    let usage = UsageSum(model: unknown, promptTokens: 10, completionTokens: 10)
    #expect(PriceTable.builtIn.cost(of: usage) == Cost(Money(0, "USD"), hasUnknown: true))
    #expect(PriceTable.builtIn.cost(of: usage).words.english == "unknown price")
  }

  @Test func aLocalModelIsFreeUnlessTheUserSetsAPrice() throws {
    #expect(PriceTable.builtIn.price(of: mini, isLocal: true) == .free)
    #expect(PriceTable.builtIn.price(of: ModelChoice(provider: "offline", model: "rules"), isLocal: false) == .free)
    let table = try table(#"{"prices":[{"model":"gpt-5-*","input":3,"output":4}]}"#)
    #expect(table.price(of: mini, isLocal: true) == TokenPrice(input: 3, output: 4))
  }

  @Test func theFirstMatchCounts() throws {
    let table = try table(
      #"""
      {"prices":[
        {"provider":"anthropic","model":"*","input":9,"output":9},
        {"provider":"OpenAI","model":"GPT-5-*","input":1,"cached_input":0,"output":2},
        {"model":"*mini","input":7,"output":7}]}
      """#)
    #expect(table.price(of: mini, isLocal: false) == TokenPrice(input: 1, cachedInput: 0, output: 2))
    #expect(table.price(of: ModelChoice(provider: "openai", model: "a-mini"), isLocal: false)?.input == 7)
    // A model without an entry of the user's has its built-in price.
    #expect(table.price(of: ModelChoice(provider: "openai", model: "gpt-4o"), isLocal: false)?.input == 2.5)
  }

  @Test func cachedInputCostsLess() throws {
    let usage = UsageSum(
      model: mini, promptTokens: 1_000_000, cachedTokens: 400_000, completionTokens: 500_000, reasoningTokens: 100_000)
    #expect(abs(PriceTable.builtIn.cost(of: usage).known.amount - (0.15 + 0.01 + 1)) < 1e-9)
    let table = try table(#"{"prices":[{"model":"*","input":2,"output":0}]}"#)
    #expect(table.cost(of: usage).known == Money(2, "USD"))
  }

  @Test func otherCurrenciesNeedARate() throws {
    let without = try table(#"{"currency":"krw"}"#)
    #expect(without.currency == "KRW" && without.price(of: mini, isLocal: false) == nil)
    let with = try table(#"{"currency":"KRW","per_dollar":1400}"#)
    #expect(with.price(of: mini, isLocal: false) == TokenPrice(input: 350, cachedInput: 35, output: 2800))
  }

  @Test(arguments: [
    (#"{"currency":"euro"}"#, "currency: found \"euro\", expected a code of three letters"),
    (#"{"prices":{}}"#, "prices: expected a list of at most 1000"),
    (#"{"prices":[3]}"#, "prices[1]: found 3"),
    (
      #"{"prices":[{"model":"a","input":1,"output":1},{"model":"b","input":"1","output":1}]}"#,
      "prices[2].input: found \"1\", expected a number"
    ),
    (#"{"prices":[{"model":"a","input":1}]}"#, "prices[1].output: expected a number"),
    (#"{"prices":[{"model":"a","input":-1,"output":1}]}"#, "prices[1].input: found -1"),
    (#"{"prices":[{"model":"a","input":1e300,"output":1}]}"#, "prices[1].input: found"),
    (#"{"prices":[{"model":"","input":1,"output":1}]}"#, "prices[1].model: found \"\""),
    (#"{"prices":[{"model":"a","inptu":1,"output":1}]}"#, "prices[1].inptu: found 1, expected one of the names"),
    (#"{"per_dollar":0}"#, "per_dollar: found 0, expected a number above 0"),
    (#"{"rate":1}"#, "rate: found 1, expected one of the names currency"),
    ("{\n\"prices\": [\n", "line 3: the file ends early"),
    ("[]", "line 1: expected an object"),
  ])
  func anErrorHasItsPlace(json: String, expected: String) {
    let said = words(json)
    #expect(said.contains(expected), "\(said)")
  }

  @Test func aFileHasItsLimits() {
    let many = String(repeating: #"{"model":"a","input":1,"output":1},"#, count: 1001).dropLast()
    #expect(words("{\"prices\":[\(many)]}").contains("at most 1000"))
    #expect(words("{\"currency\":\"\(String(repeating: "A", count: 300_000))\"}").contains("more than"))
    #expect(
      words("{\"prices\":[{\"model\":\"\(String(repeating: "m", count: 201))\",\"input\":1,\"output\":1}]}").contains(
        "…"))
    #expect(words(String(repeating: "[", count: 9000)).contains("line 1"))
    #expect(words(" \n").contains("no error"))
  }

  @Test(arguments: [
    ("*", "", true), ("*", "anything", true), ("a*c", "abc", true), ("a*c", "ac", true), ("a*c", "acb", false),
    ("a*b*c", "aXbYbZc", true), ("gpt-5", "gpt-5-mini", false), ("", "", true), ("", "a", false), ("한*", "한글", true),
  ])
  func starsMatchAnyText(pattern: String, name: String, fits: Bool) {
    #expect(NamePattern(pattern).matches(name) == fits)
  }

  @Test func theDoctorReportsTheFile() async throws {
    let none = await PriceHealthCheck(file: "/nonexistent/prices.json").diagnostics(in: .english)
    #expect(none.map(\.state) == [.well] && none[0].found.contains("built-in"))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("prices-\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(#"{"prices":[{"model":"a","input":1,"output":1}]}"#.utf8).write(to: URL(fileURLWithPath: path))
    #expect(await PriceHealthCheck(file: path).diagnostics(in: .korean).first?.found.contains("1개") == true)
    try Data(#"{"prices":[{"model":"a","input":1}]}"#.utf8).write(to: URL(fileURLWithPath: path))
    let broken = await PriceHealthCheck(file: path).diagnostics(in: .english)
    #expect(broken.map(\.state) == [.faulty] && broken[0].found.contains("prices[1].output"))
  }

  /// A pattern that is made to be slow is not slow.
  @Test func aPatternIsMatchedInBoundedTime() {
    let pattern = NamePattern(String(repeating: "*a", count: 100) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 20_000)))
  }
}
