import ArticlesTestSupport
import SampleEntities
import TerminalUI

@testable import Articles

/// What both forms of the list can be asked, so that the same tests drive them.
@MainActor protocol ArticleListUnderTest {
  /// What must go when its screen has gone.
  var owner: AnyObject { get }
  /// How the list is.
  var shown: ArticleListState { get }
  /// Where it has led, the last at the end.
  var led: [RecordingArticlesRouter.Call] { get }
  /// How often was asked to try again.
  var attempt: Int { get }
  func load() async
  func pressTryAgain()
  func press(_ article: Article)
  func pressUserSearch()
  /// The screen that shows it.
  var screen: AnyView { get }
}

/// What a list of articles can be.
enum ArticleListState: Equatable {
  case loading
  case articles([Article])
  case failed(String)
}

/// The forms that there are.
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
  var screen: AnyView { AnyView(ArticleListView(viewModel: self) { Text("Here users are searched for") }) }
}

/// A presenter, with the router that notes where it leads.
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
