import CounterTestSupport
import TerminalUI

@testable import Counter

/// The common interface of both forms of the counter, so that the same tests drive them.
@MainActor protocol CounterUnderTest {
  var count: Int { get }
  var canReset: Bool { get }
  func increase()
  func decrease()
  /// Presses Reset, and waits until everything that follows is done.
  func reset() async
  /// The screen that shows it.
  var screen: AnyView { get }
}

/// The forms of the counter.
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
    // There is nothing to await: the answer comes back in another call.
    for _ in 0..<100 { await Task.yield() }
  }
  var screen: AnyView { AnyView(OutputCounterView(controller: self)) }
}
