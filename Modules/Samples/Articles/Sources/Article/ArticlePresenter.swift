import Observation
import SampleEntities

/// The state and the actions of an article's screen.
@Observable @MainActor final class ArticlePresenter {
  /// nil is content too: there may be no article with the number.
  private(set) var article = LoadState<Article?>.loading
  private(set) var attempt = 0
  private let id: Article.ID
  private let interactor: any ArticleInteractor

  init(_ parameters: ArticleParameters, interactor: any ArticleInteractor) {
    id = parameters.id
    self.interactor = interactor
    if let article = parameters.article { self.article = .loaded(article) }
  }
}

extension ArticlePresenter {
  /// Loads the article, unless it is loaded.
  func load() async {
    guard article.value == nil else { return }
    article = .loading
    article = await LoadState { [interactor, id] in try await interactor.article(id) } ?? article
  }

  func onTryAgainPressed() {
    guard article.failure != nil else { return }
    article = .loading
    attempt += 1
  }
}
