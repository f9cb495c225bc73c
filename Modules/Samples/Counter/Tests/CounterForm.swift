import CounterTestSupport
import TerminalUI

@testable import Counter

/// What both forms of the counter can be asked, so that the same tests drive them.
@MainActor protocol CounterUnderTest {
  var count: Int { get }
  var canReset: Bool { get }
  func increase()
  func decrease()
  /// Presses Reset, and waits until all that follows has been done.
  func reset() async
  /// The screen that shows it.
  var screen: AnyView { get }
}

/// The forms that there are.
enum CounterForm: CaseIterable {
  case observation
  case outputProtocol

  @MainActor func make(_ router: RecordingCounterRouter) -> any CounterUnderTest {
    switch self {
    case .observation: CounterPresenter(interactor: FakeCounterInteractor(), router: router)
    case .outputProtocol: OutputCounterRouter.createModule(questions: router)
    }
  }
}

extension CounterPresenter: CounterUnderTest {
  func increase() { onIncreasePressed() }
  func decrease() { onDecreasePressed() }
  func reset() async { await onResetPressed() }
  var screen: AnyView { AnyView(CounterView(presenter: self)) }
}

extension OutputCounterViewController: CounterUnderTest {
  var canReset: Bool { isResetEnabled }
  func increase() { presenter.didTapIncrease() }
  func decrease() { presenter.didTapDecrease() }
  func reset() async {
    presenter.didTapReset()
    // There is nothing to wait for: the answer comes back by another way.
    for _ in 0..<100 { await Task.yield() }
  }
  var screen: AnyView { AnyView(OutputCounterView(controller: self)) }
}
