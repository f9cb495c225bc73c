import DesignSystem
import TerminalUI

/// Draws a count and its actions, without any logic.
struct CounterView: View {
  @Environment(\.language) private var language
  let presenter: CounterPresenter

  var body: some View {
    CounterPanel(
      count: presenter.count, canReset: presenter.canReset,
      increase: presenter.onIncreasePressed, decrease: presenter.onDecreasePressed, reset: reset
    )
    .navigationTitle(language.counter)
  }

  private func reset() {
    Task { await presenter.onResetPressed() }
  }
}
