import ArticlesTestSupport
import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import Testing

@testable import Articles

@MainActor struct BylinePresenterTests {
  private let interactor = FakeArticlesInteractor()
  private let router = RecordingArticlesRouter()
  private let presenter: BylinePresenter

  init() {
    presenter = BylinePresenter(BylineParameters(article: .bread), interactor: interactor, router: router)
  }

  /// The articles' test of a presenter, for a row.
  @Test func aRowLoadsItsAuthorAndLeadsToThem() async {
    let router = RecordingArticlesRouter()
    let presenter = BylinePresenter(
      BylineParameters(article: .bread), interactor: FakeArticlesInteractor(), router: router)
    await presenter.load()
    await presenter.onAuthorPressed()
    #expect(router.calls == [.showUserDetail(of: .jose)])
  }

  @Test func anUnknownAuthorLeadsNowhere() async {
    interactor.allUsers = []
    await presenter.load()
    #expect(presenter.author == .loaded(nil) && !presenter.isAuthorActive)
    await presenter.onAuthorPressed()
    #expect(router.calls.isEmpty)
  }

  @Test func aFailedRowLoadsAgainByItself() async {
    interactor.error = OutOfReach()
    await presenter.load()
    #expect(presenter.author == .failed("The shelf is out of reach."))
    interactor.error = nil
    await presenter.onAuthorPressed()
    #expect(presenter.author == .loaded(.jose))
  }

  @Test func aRowOutOfSightEndsItsLoad() async {
    interactor.gate.close()
    let visit = Task { await presenter.load() }
    while interactor.gate.arrivals == 0 { await Task.yield() }
    visit.cancel()
    await visit.value
    #expect(presenter.author == .loading && !presenter.isAuthorActive)
  }
}
