import Entities
import FeatureKit
import TerminalUI

extension Language {
  var spending: String { self("Spending", "지출") }
  var setBudget: String { self("Monthly budget", "월 예산") }

  /// The budget is set. The text also names what overrides it in later runs.
  func budgetIsSet(before override: String?, isNone: Bool = false) -> String {
    let kept =
      isNone
      ? self("There is no budget any more.", "이제 예산이 없습니다.") : self("The budget is set.", "예산을 정했습니다.")
    guard let override else { return kept }
    return kept
      + self(
        " A later run with \(override) uses that amount instead.",
        " 다만 다음 실행에도 \(override) 설정이 있으면 그 금액이 먼저 적용됩니다.")
  }
  var whatIsCounted: String {
    self(
      "At today's prices. Offline and local servers count as free unless your prices say otherwise; no "
        + "budget stops a model without a known price.",
      "오늘 가격 기준입니다. 오프라인과 로컬 서버는 직접 정한 가격이 없으면 무료로 치고, 가격을 모르는 모델에는 예산을 적용하지 "
        + "않습니다.")
  }

  func pricesAre(in file: String) -> String {
    self("Your own prices go into \(file)", "직접 정한 가격을 적는 파일: \(file)")
  }

  /// A month, its cost and the budget.
  func heading(of month: MonthSpending, budget: Money?) -> String {
    let cost = month.lines.isEmpty ? self("nothing yet", "아직 없음") : self(month.total.words)
    let name = self.name(of: month.month)
    guard let budget else { return "\(name): \(cost)" }
    return self("\(name): \(cost) · budget \(budget)", "\(name): \(cost) · 예산 \(budget)")
  }

  /// A month with its year.
  func name(of month: Month) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    return self("\(names[month.number - 1]) \(month.year)", "\(month.year)년 \(month.number)월")
  }
}

// MARK: - models spending, models prices

extension Language {
  var aboutSpending: String {
    self("Show what models used and cost, by month", "모델별 사용량과 비용을 월별로 보여 줍니다")
  }
  var monthOption: String { self("Only this month: YYYY-MM", "지정한 달만 보여 줍니다: YYYY-MM") }
  var aboutPrices: String {
    self("List the prices in use, and the path of your own", "적용되는 가격과 직접 정한 가격 파일을 보여 줍니다")
  }
  var pathOption: String { self("Print only the path of prices.json", "prices.json의 위치만 출력합니다") }
  var spendingHeadings: [String] {
    [
      self("MONTH", "월"), self("PROVIDER", "제공자"), self("MODEL", "모델"), self("REPLIES", "답장"),
      self("SENT", "보냄"), self("CACHED", "캐시"), self("RECEIVED", "받음"), self("COST", "비용"),
    ]
  }
  var priceHeadings: [String] {
    [
      self("PROVIDER", "제공자"), self("MODEL", "모델"), self("INPUT", "입력"), self("CACHED", "캐시"),
      self("OUTPUT", "출력"), self("FROM", "출처"),
    ]
  }
  var yours: String { self("yours", "직접 정함") }
  var known: String { self("built in", "내장") }

  func perMillion(_ currency: String) -> String {
    self("\(currency) for a million tokens", "100만 토큰당 \(currency)")
  }

  func noMonth(_ text: String) -> String {
    self(
      "--month: found “\(text)”, expected a month such as 2026-11.",
      "--month: “\(text)” 값을 쓸 수 없습니다. 2026-11 같은 달이 필요합니다.")
  }

  /// The row below a month's models.
  func totals(of month: MonthSpending) -> [String] {
    let cost = month.lines.isEmpty ? self("nothing", "없음") : self(month.total.words)
    return [month.month.description, self("total", "합계"), "", "", "", "", "", cost]
  }
}
