import Entities
import FeatureKit
import TerminalUI

/// `models spending` and `models prices`: the usage and cost of models, and their prices.
extension ModelCommands {
  var spending: Subcommand {
    let options = [CommandOption("month", value: "YYYY-MM") { $0.monthOption }]
    return Subcommand("spending", options: options, summary: { $0.aboutSpending }) { arguments, io in
      let wanted = try arguments.value(of: "month").map { (text) throws(CommandFailure) in
        guard let month = Month(text) else { throw CommandFailure(.wrongUsage, io.language.noMonth(text)) }
        return month
      }
      var report = try await interactor.spendingReport()
      if let wanted { report.months = report.months.filter { $0.month == wanted } }
      if io.wantsJSON {
        try io.write(json: SpendingRecord(report))
      } else {
        let table = TextTable(spending: report, language: io.language, isForTerminal: io.isTerminal)
        for line in table.lines(aligned: io.isTerminal) { try io.writeLine(line) }
      }
      return .done
    }
  }

  var prices: Subcommand {
    let options = [CommandOption("path") { $0.pathOption }]
    return Subcommand("prices", options: options, summary: { $0.aboutPrices }) { arguments, io in
      // The path must be found even if the file cannot be read.
      if arguments.has("path") {
        if io.wantsJSON { try io.write(json: interactor.priceFile) } else { try io.writeLine(interactor.priceFile) }
        return .done
      }
      let prices = try interactor.modelPrices()
      if io.wantsJSON {
        try io.write(json: PricesRecord(prices))
      } else {
        let table = TextTable(prices: prices, language: io.language, isForTerminal: io.isTerminal)
        for line in table.lines(aligned: io.isTerminal) { try io.writeLine(line) }
        if io.isTerminal { try io.writeLine(io.language.perMillion(prices.currency) + " · " + prices.file) }
      }
      return .done
    }
  }
}

extension TextTable {
  /// A row for each model in each month. A terminal gets headings, short numbers, and the total of each month. A pipe
  /// gets all digits and nothing else; an unknown cost is a dash there.
  init(spending report: SpendingReport, language: Language, isForTerminal: Bool) {
    func count(_ tokens: Int) -> String { isForTerminal ? TokenCount(tokens).short : "\(tokens)" }
    let rows = report.months.flatMap { month in
      month.lines.map { line in
        let cost =
          isForTerminal ? language(line.cost.words) : line.cost.hasUnknown ? "-" : "\(line.cost.known.amount)"
        return [
          month.month.description, line.usage.model.provider, line.usage.model.model, "\(line.usage.replies)",
          (isForTerminal && line.usage.estimates > 0 ? "~" : "") + count(line.usage.promptTokens),
          count(line.usage.cachedTokens), count(line.usage.completionTokens), cost,
        ]
      } + (isForTerminal ? [language.totals(of: month)] : [])
    }
    self.init((isForTerminal ? [language.spendingHeadings] : []) + rows)
  }

  /// A row for each price, in the order in which they are searched.
  init(prices: ModelPrices, language: Language, isForTerminal: Bool) {
    let rows = prices.prices.map { price in
      [
        price.provider, price.model, "\(price.input)", price.cachedInput.map { "\($0)" } ?? "-", "\(price.output)",
        isForTerminal ? (price.isOwn ? language.yours : language.known) : price.isOwn ? "own" : "known",
      ]
    }
    self.init((isForTerminal ? [language.priceHeadings] : []) + rows)
  }
}
