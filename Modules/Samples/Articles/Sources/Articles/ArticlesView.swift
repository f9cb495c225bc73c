import DesignSystem
import SampleEntities
import TerminalUI

/// Draws the list of articles, without any logic.
struct ArticlesView: View {
  @Environment(\.language) private var language
  let presenter: ArticlesPresenter

  var body: some View {
    Group {
      switch presenter.articles {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(reason, retry: presenter.onTryAgainPressed)
      case .loaded([]): ContentUnavailableView(language.noArticles)
      case .loaded(let articles):
        List(articles, onSelect: presenter.onArticlePressed) { ArticleCell(article: $0) }.defaultFocus()
      }
    }
    .navigationTitle(language.articles)
    .toolbar {
      ArticlesHeader(count: presenter.articles.value?.count, findUsers: presenter.onUserSearchPressed)
    }
    .keyBindings(
      .articles(
        hasArticles: presenter.articles.value?.isEmpty == false,
        tryAgain: presenter.articles.failure == nil ? nil : presenter.onTryAgainPressed,
        findUsers: presenter.onUserSearchPressed, in: language)
    )
    .task(id: presenter.attempt) { await presenter.load() }
  }
}
