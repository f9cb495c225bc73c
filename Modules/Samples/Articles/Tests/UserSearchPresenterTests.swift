import ArticlesTestSupport
import SampleEntities
import Testing

@testable import Articles

/// The articles' test of a presenter: two doubles in place of parts of the app, the user's actions, and what reached
/// the doubles.
@MainActor struct UserSearchPresenterTests {
  @Test func theFirstMatchOpens() async {
    let router = RecordingArticlesRouter()
    let presenter = UserSearchPresenter(interactor: FakeArticlesInteractor(), router: router)
    await presenter.load()
    presenter.query = "IBANEZ"
    presenter.onQuerySubmitted()
    #expect(router.calls == [.showUserDetail(of: .jose)])
  }
}
