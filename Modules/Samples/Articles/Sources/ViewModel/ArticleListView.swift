import DesignSystem
import SampleEntities
import TerminalUI

/// Draws the list of articles in MVVM. The view model decides which screen comes next. This view must therefore know
/// every next screen, and how to make it.
struct ArticleListView<UserSearch: View>: View {
  @Environment(\.language) private var language
  let viewModel: ArticleListViewModel
  @ViewBuilder let userSearch: UserSearch

  var body: some View {
    if viewModel.isUserSearchShown {
      userSearch.keyBindings([back])
    } else if let article = viewModel.path.last {
      ArticleText(article: article).navigationTitle(language.article).keyBindings([back])
    } else {
      list
    }
  }

  private var back: KeyBinding { KeyBinding(.escape, language.back, action: viewModel.onBackPressed) }

  private var list: some View {
    Group {
      if viewModel.isLoading {
        LoadingState()
      } else if let error = viewModel.errorMessage {
        ErrorState(error, retry: viewModel.onTryAgainPressed)
      } else if viewModel.articles.isEmpty {
        ContentUnavailableView(language.noArticles)
      } else {
        List(viewModel.articles, onSelect: viewModel.onArticlePressed) { ArticleCell(article: $0) }.defaultFocus()
      }
    }
    .navigationTitle(language.articles)
    .toolbar {
      ArticlesHeader(count: count, findUsers: viewModel.onUserSearchPressed)
    }
    .keyBindings(
      .articles(
        hasArticles: !viewModel.articles.isEmpty,
        tryAgain: viewModel.errorMessage == nil ? nil : viewModel.onTryAgainPressed,
        findUsers: viewModel.onUserSearchPressed, in: language)
    )
    .task(id: viewModel.attempt) { await viewModel.fetchArticles() }
  }

  private var count: Int? {
    viewModel.isLoading || viewModel.errorMessage != nil ? nil : viewModel.articles.count
  }
}
