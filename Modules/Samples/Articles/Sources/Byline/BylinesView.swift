import DesignSystem
import SampleEntities
import TerminalUI

/// Draws the articles, each by a cell that it is given. This view knows neither the cell nor its presenter: the builder
/// passes a closure, and the presenter is that of the ordinary list.
struct BylinesView<Cell: View>: View {
  @Environment(\.language) private var language
  let presenter: ArticlesPresenter
  let cell: @MainActor (BylineParameters) -> Cell

  var body: some View {
    Group {
      switch presenter.articles {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(reason, retry: presenter.onTryAgainPressed)
      case .loaded([]): ContentUnavailableView(language.noArticles)
      case .loaded(let articles):
        List(articles, onSelect: presenter.onArticlePressed) { cell(BylineParameters(article: $0)) }.defaultFocus()
      }
    }
    .navigationTitle(language.bylines)
    .keyBindings(keys)
    .task(id: presenter.attempt) { await presenter.load() }
  }

  private var keys: [KeyBinding] {
    if presenter.articles.failure != nil {
      return [KeyBinding(.character("r"), language.tryAgain, action: presenter.onTryAgainPressed)]
    }
    // The list handles Enter itself; this binding is only for the footer.
    return presenter.articles.value?.isEmpty == false ? [KeyBinding(.enter, language.open) {}] : []
  }
}
