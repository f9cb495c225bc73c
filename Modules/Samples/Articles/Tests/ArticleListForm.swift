import ArticlesTestSupport
import SampleEntities
import TerminalUI

@testable import Articles

/// The common interface of both forms of the list, so that the same tests drive them.
@MainActor protocol ArticleListUnderTest {
  /// The object that must be freed with its screen.
  var owner: AnyObject { get }
  /// The state of the list.
  var shown: ArticleListState { get }
  /// The destinations so far, the latest last.
  var led: [RecordingArticlesRouter.Call] { get }
  /// The number of retries.
  var attempt: Int { get }
  func load() async
  func pressTryAgain()
  func press(_ article: Article)
  func pressUserSearch()
  /// The screen that shows it.
  var screen: AnyView { get }
}

/// The states of a list of articles.
enum ArticleListState: Equatable {
  case loading
  case articles([Article])
  case failed(String)
}

/// The forms of the list.
enum ArticleListForm: CaseIterable {
  case viewModel
  case viper

  @MainActor func make(_ interactor: FakeArticlesInteractor) -> any ArticleListUnderTest {
    switch self {
    case .viewModel: ArticleListViewModel { try await interactor.articles() }
    case .viper: Viper(interactor)
    }
  }
}

extension ArticleListViewModel: ArticleListUnderTest {
  var owner: AnyObject { self }

  var shown: ArticleListState {
    isLoading ? .loading : errorMessage.map { .failed($0) } ?? .articles(articles)
  }

  var led: [RecordingArticlesRouter.Call] {
    path.map { .showArticle($0) } + (isUserSearchShown ? [.showUserSearch] : [])
  }

  func load() async { await fetchArticles() }
  func pressTryAgain() { onTryAgainPressed() }
  func press(_ article: Article) { onArticlePressed(article) }
  func pressUserSearch() { onUserSearchPressed() }
  var screen: AnyView { AnyView(ArticleListView(viewModel: self) { Text("The search for users") }) }
}

/// A presenter with a router that records its destinations.
@MainActor private struct Viper: ArticleListUnderTest {
  private let router = RecordingArticlesRouter()
  private let presenter: ArticlesPresenter

  init(_ interactor: FakeArticlesInteractor) {
    presenter = ArticlesPresenter(interactor: interactor, router: router)
  }

  var shown: ArticleListState {
    switch presenter.articles {
    case .loading: .loading
    case .loaded(let articles): .articles(articles)
    case .failed(let reason): .failed(reason)
    }
  }

  var owner: AnyObject { presenter }
  var led: [RecordingArticlesRouter.Call] { router.calls }
  var attempt: Int { presenter.attempt }
  func load() async { await presenter.load() }
  func pressTryAgain() { presenter.onTryAgainPressed() }
  func press(_ article: Article) { presenter.onArticlePressed(article) }
  func pressUserSearch() { presenter.onUserSearchPressed() }
  var screen: AnyView { AnyView(ArticlesView(presenter: presenter)) }
}
