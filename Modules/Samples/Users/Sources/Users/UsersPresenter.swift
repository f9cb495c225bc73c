import Observation
import SampleEntities

/// The state and the actions of the list of users.
///
/// The **P** of VIPER: all state and every decision of the screen. It knows only two protocols, so a test needs no
/// screen and no server.
@Observable @MainActor final class UsersPresenter {
  private(set) var list = LoadState<[User]>.loading
  private let interactor: any UsersInteractor
  private let router: any UsersRouter

  init(interactor: any UsersInteractor, router: any UsersRouter) {
    self.interactor = interactor
    self.router = router
  }

  var users: [User] { list.value ?? [] }

  /// Whether the list is empty and nothing is loading.
  var canTryAgain: Bool { list != .loading && users.isEmpty }
}

// MARK: - Actions

extension UsersPresenter {
  /// Loads the users. The view calls it while `list` is loading, and cancels it when the screen leaves.
  func loadUsers() async {
    let result = await LoadState { [interactor] in try await interactor.users() }
    if let result { list = result }
  }

  func onTryAgainPressed() {
    guard canTryAgain else { return }
    list = .loading
  }

  func onUserPressed(user: User) {
    router.showUserDetail(of: user)
  }
}
