import Observation
import SampleEntities

/// The state and the actions of one row: it loads its author by itself, apart from the list.
@Observable @MainActor final class BylinePresenter {
  /// nil is content too: the author may be unknown.
  private(set) var author = LoadState<User?>.loading
  let article: Article
  private let interactor: any BylineInteractor
  private let router: any BylineRouter

  init(_ parameters: BylineParameters, interactor: any BylineInteractor, router: any BylineRouter) {
    article = parameters.article
    self.interactor = interactor
    self.router = router
  }

  /// Whether a press on the author does anything.
  var isAuthorActive: Bool {
    switch author {
    case .loading, .loaded(nil): false
    case .failed, .loaded: true
    }
  }

  /// Loads the author. The row calls it when it comes into sight, and cancels it when it goes.
  func load() async {
    guard author.value == nil else { return }
    author = await LoadState { [interactor, article] in try await interactor.author(of: article) } ?? author
  }

  /// Leads to the author; after a failure, loads again.
  func onAuthorPressed() async {
    if case .failed = author {
      author = .loading
      await load()
    } else if let user = author.value ?? nil {
      router.showUserDetail(of: user)
    }
  }
}
