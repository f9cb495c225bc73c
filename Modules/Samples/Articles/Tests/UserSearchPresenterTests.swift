import ArticlesTestSupport
import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import Testing

@testable import Articles

@MainActor struct UserSearchPresenterTests {
  private let interactor = FakeArticlesInteractor()
  private let router = RecordingArticlesRouter()
  private let presenter: UserSearchPresenter

  init() {
    presenter = UserSearchPresenter(interactor: interactor, router: router)
  }

  @Test func beginsByLoading() {
    #expect(presenter.users == .loading)
    #expect(presenter.found == [])
    #expect(!presenter.isSearching)
  }

  @Test func withoutAQueryAllUsersAreFound() async {
    await presenter.load()
    #expect(presenter.found == User.samples)
    presenter.query = " \t"
    #expect(presenter.found == User.samples)
    #expect(!presenter.isSearching)
  }

  @Test func findsByNameAndByEmail() async {
    await presenter.load()
    presenter.query = "ibanez"
    #expect(presenter.found == [.jose])
    #expect(presenter.isSearching)
    presenter.query = "PEPE@"
    #expect(presenter.found == [.jose])
    presenter.query = " 하늘 "
    #expect(presenter.found == [.haneul])
    presenter.query = "example"
    #expect(presenter.found == User.samples)
    presenter.query = "+46"
    #expect(presenter.found == [])
  }

  @Test func aQueryTypedBeforeTheUsersArriveIsApplied() async {
    presenter.query = "søren"
    #expect(presenter.found == [])
    await presenter.load()
    #expect(presenter.found == [.soren])
  }

  @Test func opensAUser() async {
    presenter.onUserPressed(.ada)
    await presenter.load()
    presenter.query = "haneul"
    presenter.onQuerySubmitted()
    presenter.query = "nobody"
    presenter.onQuerySubmitted()
    #expect(router.calls == [.showUserDetail(of: .ada), .showUserDetail(of: .haneul)])
  }

  @Test func failsAndTriesAgain() async {
    interactor.error = OutOfReach()
    await presenter.load()
    #expect(presenter.users == .failed("The shelf is out of reach."))
    interactor.error = nil
    presenter.onTryAgainPressed()
    presenter.onTryAgainPressed()
    #expect(presenter.users == .loading)
    #expect(presenter.attempt == 1)
    await presenter.load()
    await presenter.load()
    #expect(presenter.found == User.samples)
    #expect(interactor.gate.arrivals == 2)
  }

  @Test func leavingTheScreenEndsItsLoad() async {
    interactor.gate.close()
    let visit = Task { await presenter.load() }
    while interactor.gate.arrivals == 0 { await Task.yield() }
    visit.cancel()
    await visit.value
    #expect(presenter.users == .loading)
  }
}
