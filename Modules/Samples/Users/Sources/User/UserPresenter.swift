import Observation
import SampleEntities

/// What the screen of one user shows, and what it does about it.
@Observable @MainActor final class UserPresenter {
  /// The user; nil when nobody has that number.
  private(set) var user: Loading<User?>
  private let id: User.ID
  private let interactor: any UserInteractor

  init(_ parameters: UserParameters, interactor: any UserInteractor) {
    id = parameters.id
    user = parameters.user.map { .done($0) } ?? .underWay
    self.interactor = interactor
  }

  /// Fetches the user. Who came with the parameters need not be fetched: then nothing is under way.
  func loadUser() async {
    let result = await Loading { [interactor, id] in try await interactor.user(id) }
    if let result { user = result }
  }

  func onTryAgainPressed() {
    guard user.failure != nil else { return }
    user = .underWay
  }
}
