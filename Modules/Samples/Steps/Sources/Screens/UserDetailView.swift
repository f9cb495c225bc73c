import DesignSystem
import SampleEntities
import TerminalUI

/// Draws a user: the address, and the titles of their articles.
struct UserDetailView: View {
  @Environment(\.language) private var language
  // A builder makes this view in every frame that shows it. The state keeps the view model of the first time.
  @State var viewModel: UserDetailViewModel

  var body: some View {
    Group {
      switch viewModel.articles {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(reason, retry: viewModel.onTryAgainPressed)
      case .loaded(let articles):
        ScrollView {
          VStack {
            Text(viewModel.user.email).foregroundStyle(.secondary)
            Text(language.articleCount(articles.count)).padding(.vertical, 1)
            ForEach(articles) { Text("· " + $0.title) }
          }
        }
      }
    }
    .navigationTitle(viewModel.user.name)
    .keyBindings(keys)
    .task(id: viewModel.attempt) { await viewModel.loadArticles() }
  }

  private var keys: [KeyBinding] {
    guard viewModel.articles.failure != nil else { return [] }
    return [KeyBinding(.character("r"), language.tryAgain, action: viewModel.onTryAgainPressed)]
  }
}
