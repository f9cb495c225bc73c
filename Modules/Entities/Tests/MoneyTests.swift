import Entities
import Testing

@Suite struct MoneyTests {
  @Test(arguments: [
    (0, "USD", "$0.00"), (1.4, "USD", "$1.40"), (1_234_567.891, "USD", "$1,234,567.89"), (0.0031, "USD", "$0.0031"),
    (0.00999, "USD", "$0.01"), (0.000_012, "USD", "$0.000012"), (0.000_000_4, "USD", "<$0.000001"),
    (-2.5, "USD", "$-2.50"),
    (1_390.4, "KRW", "₩1,390"), (0.4, "KRW", "₩0.40"), (999_999.5, "JPY", "¥1,000,000"), (3, "CHF", "3.00 CHF"),
    (.infinity, "USD", "$?"), (1e300, "USD", "$?"),
  ])
  func `An amount has the format of its currency`(amount: Double, currency: String, text: String) {
    #expect("\(Money(amount, currency))" == text)
  }

  @Test(arguments: [
    (0, "0"), (950, "950"), (1000, "1K"), (12_345, "12.3K"), (999_949, "999.9K"), (999_950, "1M"), (4_100_000, "4.1M"),
    (Int.max, "9223372T"),
  ])
  func `Tokens are short in tight places`(count: Int, text: String) {
    #expect(TokenCount(count).short == text)
  }

  @Test func `Digits are in groups`() {
    #expect(TokenCount(1_234_567).grouped == "1,234,567" && TokenCount(-123).grouped == "-123")
    #expect(TokenCount(0).grouped == "0" && TokenCount(1000).grouped == "1,000")
  }

  @Test func `A cost shows its known part`() {
    #expect(Cost(Money(0, "USD")).words.english == "free")
    #expect(Cost(Money(0, "USD"), hasUnknown: true).words.korean == "가격 모름")
    #expect(Cost(Money(1, "USD"), hasUnknown: true).words.english == "$1.00 + unknown price")
  }

  @Test func `A budget is near from eighty percent on`() {
    func use(_ spent: Double) -> BudgetUsage { BudgetUsage(spent: Cost(Money(spent, "USD")), budget: Money(10, "USD")) }
    #expect(!use(7.99).isNear && use(8).isNear && !use(9.99).isReached && use(10).isReached)
  }
}
