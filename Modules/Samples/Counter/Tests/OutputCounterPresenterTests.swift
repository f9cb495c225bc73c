import Testing

@testable import Counter

/// The articles' test of a presenter with input and output protocols. Each neighbour is a mock that records its calls.
@MainActor struct OutputCounterPresenterTests {
  @Test func aPressReachesTheInteractorAndItsAnswerTheView() {
    let (interactor, view, presenter) = (MockInteractor(), MockView(), OutputCounterPresenter())
    (presenter.interactor, presenter.view) = (interactor, view)
    presenter.didTapIncrease()
    #expect(interactor.calls == ["increase"])
    presenter.didUpdate(CounterEntity(count: 1))
    #expect(view.counts == [1])
  }

  @Test func aLargeCountIsAskedAboutFirst() {
    let (interactor, router, presenter) = (MockInteractor(), MockRouter(), OutputCounterPresenter())
    (presenter.interactor, presenter.router) = (interactor, router)
    presenter.didUpdate(CounterEntity(count: 10))
    presenter.didTapReset()
    #expect(router.asked == [10] && interactor.calls == [])
    presenter.didAnswer(isAgreed: true)
    #expect(interactor.calls == ["reset"])
  }

  private final class MockInteractor: CounterInteractorInput {
    private(set) var calls: [String] = []
    func showCount() { calls.append("showCount") }
    func increase() { calls.append("increase") }
    func decrease() { calls.append("decrease") }
    func reset() { calls.append("reset") }
  }

  private final class MockView: CounterViewInput {
    private(set) var counts: [Int] = []
    func updateCount(_ count: Int) { counts.append(count) }
    func updateReset(isEnabled: Bool) {}
  }

  private final class MockRouter: CounterRouterInput {
    private(set) var asked: [Int] = []
    func askBeforeReset(of count: Int) { asked.append(count) }
  }
}
