import ArticlesTestSupport
import SampleEntities
import Testing

@testable import Articles

/// The articles' test of a presenter: two doubles in place of parts of the app, the user's actions, and what reached
/// the doubles.
@MainActor struct ArticlesPresenterTests {
  @Test func aPressedArticleOpens() async {
    let router = RecordingArticlesRouter()
    let presenter = ArticlesPresenter(interactor: FakeArticlesInteractor(), router: router)
    await presenter.load()
    #expect(presenter.articles == .loaded(Article.samples))
    presenter.onArticlePressed(.bread)
    #expect(router.calls == [.showArticle(.bread)])
  }
}
