import DesignSystem
import TerminalUI

/// Draws the view controller's state: the same counter as `CounterView`.
struct OutputCounterView: View {
  @Environment(\.language) private var language
  let controller: OutputCounterViewController

  var body: some View {
    CounterPanel(
      count: controller.count, canReset: controller.isResetEnabled,
      increase: controller.presenter.didTapIncrease, decrease: controller.presenter.didTapDecrease,
      reset: controller.presenter.didTapReset
    )
    .navigationTitle(language.counter)
  }
}
