import Observation
import SampleEntities

/// The state of a user's screen: the titles of their articles.
@Observable @MainActor final class UserDetailViewModel {
  private(set) var articles = LoadState<[Article]>.loading
  private(set) var attempt = 0
  let user: User
  private let interactor: any StepsInteractor

  init(_ parameters: UserDetailParameters, interactor: any StepsInteractor) {
    user = parameters.user
    self.interactor = interactor
  }

  func loadArticles() async {
    guard articles.value == nil else { return }
    articles = .loading
    articles = await LoadState { [interactor, user] in try await interactor.articles(by: user) } ?? articles
  }

  func onTryAgainPressed() {
    guard articles.failure != nil else { return }
    articles = .loading
    attempt += 1
  }
}
