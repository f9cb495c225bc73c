import CounterTestSupport
import Testing

@testable import Counter

/// The articles' test of a presenter: two doubles in place of parts of the app, one press, and what reached the
/// doubles.
@MainActor struct CounterPresenterTests {
  @Test func aLargeCountIsResetAfterAQuestion() async {
    let (interactor, router) = (FakeCounterInteractor(count: 12), RecordingCounterRouter())
    router.onConfirmReset = { _ in true }
    await CounterPresenter(interactor: interactor, router: router).onResetPressed()
    #expect(router.calls == [.confirmReset(of: 12)])
    #expect(interactor.count == 0)
  }
}
