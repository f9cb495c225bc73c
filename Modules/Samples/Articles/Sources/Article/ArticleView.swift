import DesignSystem
import SampleEntities
import TerminalUI

/// Draws an article: its title and its whole text.
struct ArticleView: View {
  @Environment(\.language) private var language
  let presenter: ArticlePresenter

  var body: some View {
    Group {
      switch presenter.article {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(reason, retry: presenter.onTryAgainPressed)
      case .loaded(nil): ContentUnavailableView(language.noSuchArticle)
      case .loaded(let article?): ArticleText(article: article)
      }
    }
    .navigationTitle(language.article)
    .keyBindings(keys)
    .task(id: presenter.attempt) { await presenter.load() }
  }

  private var keys: [KeyBinding] {
    guard presenter.article.failure != nil else { return [] }
    return [KeyBinding(.character("r"), language.tryAgain, action: presenter.onTryAgainPressed)]
  }
}

/// The scrolling text of an article.
struct ArticleText: View {
  let article: Article

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        Text(article.title).bold()
        Text(article.body)
      }
    }
  }
}
