import CounterTestSupport
import Testing

@testable import Counter

/// The tests that only the form with output protocols needs: its parts are connected, and freed.
@MainActor struct OutputProtocolTests {
  @Test func everyPartIsSet() {
    let view = OutputCounterRouter.createModule(questions: RecordingCounterRouter())
    #expect(view.presenter.view === view)
    #expect(view.presenter.interactor != nil)
    #expect(view.presenter.router != nil)
    let interactor = view.presenter.interactor as? OutputCounterInteractor
    let router = view.presenter.router as? OutputCounterRouter
    #expect(interactor?.output === view.presenter)
    #expect(router?.output === view.presenter)
  }

  @Test func noPartKeepsItselfAlive() {
    weak var interactor: OutputCounterInteractor?
    weak var presenter: OutputCounterPresenter?
    weak var router: OutputCounterRouter?
    do {
      let view = OutputCounterRouter.createModule(questions: RecordingCounterRouter())
      view.presenter.didTapIncrease()
      presenter = view.presenter
      interactor = view.presenter.interactor as? OutputCounterInteractor
      router = view.presenter.router as? OutputCounterRouter
      #expect(presenter != nil && interactor != nil && router != nil)
    }
    #expect(presenter == nil && interactor == nil && router == nil)
  }
}
