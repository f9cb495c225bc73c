import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The cost of models, this month and in earlier ones, and the monthly budget.
struct SpendingSection: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let presenter: SpendingPresenter

  var body: some View {
    LoadedSection(loader: presenter.report) { report in
      VStack {
        ForEach(report.months, id: \.month) { month in
          Text(language.heading(of: month, budget: month.month == report.months.first?.month ? report.budget : nil))
            .bold()
          MonthLines(lines: month.lines)
        }
        Text(language.whatIsCounted).foregroundStyle(.secondary)
        if !report.priceFile.isEmpty { Text(language.pricesAre(in: report.priceFile)).foregroundStyle(.secondary) }
        Button(language.setBudget, action: setBudget)
      }
      .keyBindings([KeyBinding(.character("b"), language.setBudget, prominence: .spare, action: setBudget)])
    }
  }

  private func setBudget() {
    Task {
      guard await presenter.onBudgetPressed() else { return }
      announce(language.budgetIsSet(before: presenter.budgetOverride, isNone: !presenter.hasBudget))
    }
  }
}

/// A row for each model; in a narrow window, two lines.
private struct MonthLines: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let lines: [SpendingLine]

  var body: some View {
    if window.columns < 60 {
      ForEach(Array(lines.indices), id: \.self) { index in
        Text(language(lines[index].usage.model.writer))
        Text(language(lines[index].words)).foregroundStyle(.secondary)
      }
    } else {
      Grid(horizontalSpacing: 2) {
        ForEach(Array(lines.indices), id: \.self) { index in
          GridRow {
            Text(line: language(lines[index].cost.words))
            Text(line: language(lines[index].usage.words)).foregroundStyle(.secondary)
            Text(language(lines[index].usage.model.writer))
          }
        }
      }
    }
  }
}
