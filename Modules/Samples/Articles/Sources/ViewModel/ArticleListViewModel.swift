import Observation
import SampleEntities

/// The list of articles as MVVM has it: one class that loads, keeps the state, and says where the screen leads.
///
/// `ArticlesPresenter` is the same screen as VIPER has it, under the same tests. What comes from outside is a function
/// here, where a view model often calls the network itself; without that much it could not be tested at all.
@Observable @MainActor final class ArticleListViewModel {
  private(set) var articles: [Article] = []
  // Three facts for one state: that no two contradict each other is up to every line that writes them.
  private(set) var isLoading = true
  private(set) var errorMessage: String?
  private(set) var attempt = 0

  /// The articles that were opened, the one that shows last.
  var path: [Article] = []
  /// Whether the search for users shows.
  var isUserSearchShown = false

  private let fetch: @MainActor () async throws -> [Article]

  init(fetch: @escaping @MainActor () async throws -> [Article]) {
    self.fetch = fetch
  }
}

// MARK: - Loading

extension ArticleListViewModel {
  func fetchArticles() async {
    guard articles.isEmpty else { return }
    isLoading = true
    errorMessage = nil
    do {
      let fetched = try await fetch()
      if Task.isCancelled { return }
      articles = fetched
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      errorMessage = "\(error)"
    }
    isLoading = false
  }

  func onTryAgainPressed() {
    guard errorMessage != nil else { return }
    errorMessage = nil
    isLoading = true
    attempt += 1
  }
}

// MARK: - Where it leads

extension ArticleListViewModel {
  func onArticlePressed(_ article: Article) {
    path.append(article)
  }

  func onUserSearchPressed() {
    isUserSearchShown = true
  }

  func onBackPressed() {
    if isUserSearchShown {
      isUserSearchShown = false
    } else {
      _ = path.popLast()
    }
  }
}
