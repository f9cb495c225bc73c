import Observation
import SampleEntities

/// The state and the actions of the list of articles.
@Observable @MainActor final class ArticlesPresenter {
  private(set) var articles = LoadState<[Article]>.loading
  /// The number of retries. The view passes it to `task(id:)`, so that a new number starts a new task.
  private(set) var attempt = 0
  private let interactor: any ArticlesInteractor
  private let router: any ArticlesRouter

  init(interactor: any ArticlesInteractor, router: any ArticlesRouter) {
    self.interactor = interactor
    self.router = router
  }
}

extension ArticlesPresenter {
  /// Loads the articles, unless there are some: a screen that comes back shows what it has.
  func load() async {
    guard articles.value?.isEmpty != false else { return }
    articles = .loading
    articles = await LoadState { [interactor] in try await interactor.articles() } ?? articles
  }

  func onTryAgainPressed() {
    guard articles.failure != nil else { return }
    articles = .loading
    attempt += 1
  }

  func onArticlePressed(_ article: Article) {
    router.showArticle(article)
  }

  func onUserSearchPressed() {
    router.showUserSearch()
  }
}
