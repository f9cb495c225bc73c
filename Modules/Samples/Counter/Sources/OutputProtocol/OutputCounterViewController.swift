import Observation

/// Stores the displayed state, as a view controller would in its labels and buttons.
@Observable @MainActor final class OutputCounterViewController: CounterViewInput {
  private(set) var count = 0
  private(set) var isResetEnabled = false
  let presenter: OutputCounterPresenter

  init(presenter: OutputCounterPresenter) {
    self.presenter = presenter
  }

  func updateCount(_ count: Int) {
    self.count = count
  }

  func updateReset(isEnabled: Bool) {
    isResetEnabled = isEnabled
  }
}
