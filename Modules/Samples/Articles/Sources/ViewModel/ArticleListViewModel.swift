import Observation
import SampleEntities

/// The list of articles in MVVM: one class that loads, has the state, and decides where the screen leads.
///
/// `ArticlesPresenter` is the same screen in VIPER, under the same tests. The data comes from a function here. Many
/// view models call the network themselves; then they cannot be tested without a server.
@Observable @MainActor final class ArticleListViewModel {
  private(set) var articles: [Article] = []
  // Three properties for one state: every line that writes them must keep them consistent.
  private(set) var isLoading = true
  private(set) var errorMessage: String?
  private(set) var attempt = 0

  /// The opened articles; the last one is visible.
  var path: [Article] = []
  /// Whether the search for users is visible.
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
