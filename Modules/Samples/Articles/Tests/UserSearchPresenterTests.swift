import ArticlesTestSupport
import SampleEntities
import Testing

@testable import Articles

/// The articles' test of a presenter: two doubles in its place in the app, what the user does, and what reached them.
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
