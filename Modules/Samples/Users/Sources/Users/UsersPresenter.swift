import Observation
import SampleEntities

/// What the list of users shows, and what it does about it.
///
/// The **P** of VIPER: all state and every decision of the screen. It knows two protocols and nothing else, so a test
/// needs no screen, and no server.
@Observable @MainActor final class UsersPresenter {
  private(set) var list = Loading<[User]>.underWay
  private let interactor: any UsersInteractor
  private let router: any UsersRouter

  init(interactor: any UsersInteractor, router: any UsersRouter) {
    self.interactor = interactor
    self.router = router
  }

  var users: [User] { list.value ?? [] }

  /// Whether there is nothing to see, and no load under way that may change it.
  var canTryAgain: Bool { list != .underWay && users.isEmpty }
}

// MARK: - What happens

extension UsersPresenter {
  /// Fetches the users. The view asks for it as long as `list` is under way, and ends it when the screen leaves.
  func loadUsers() async {
    let result = await Loading { [interactor] in try await interactor.users() }
    if let result { list = result }
  }

  func onTryAgainPressed() {
    guard canTryAgain else { return }
    list = .underWay
  }

  func onUserPressed(user: User) {
    router.showUserDetail(of: user)
  }
}
