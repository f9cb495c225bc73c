import Observation
import SampleEntities

/// The state and the actions of the screen of one user.
@Observable @MainActor final class UserPresenter {
  /// The user; nil when no user has that number.
  private(set) var user: LoadState<User?>
  private let id: User.ID
  private let interactor: any UserInteractor

  init(_ parameters: UserParameters, interactor: any UserInteractor) {
    id = parameters.id
    user = parameters.user.map { .loaded($0) } ?? .loading
    self.interactor = interactor
  }

  /// Loads the user. The view calls it only while `user` is loading, and a user from the parameters is there at once.
  func loadUser() async {
    let result = await LoadState { [interactor, id] in try await interactor.user(id) }
    if let result { user = result }
  }

  func onTryAgainPressed() {
    guard user.failure != nil else { return }
    user = .loading
  }
}
