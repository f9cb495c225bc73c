import Observation
import SampleEntities

/// A screen that the list leads to.
enum UserListPath: Hashable {
  case userDetail(UserDetailParameters)
  case about
}

/// The state of the list of users. As in MVVM, it also stores where the user is.
@Observable @MainActor final class UserListViewModel {
  private(set) var users = LoadState<[User]>.loading
  private(set) var attempt = 0
  /// The opened screens; the last one is visible.
  private(set) var path: [UserListPath] = []
  private let interactor: any StepsInteractor

  init(interactor: any StepsInteractor) {
    self.interactor = interactor
  }
}

extension UserListViewModel {
  func loadUsers() async {
    guard users.value?.isEmpty != false else { return }
    users = .loading
    users = await LoadState { [interactor] in try await interactor.users() } ?? users
  }

  func onTryAgainPressed() {
    guard users.failure != nil else { return }
    users = .loading
    attempt += 1
  }

  func onUserPressed(_ user: User) {
    path.append(.userDetail(UserDetailParameters(user: user)))
  }

  func onAboutPressed() {
    path.append(.about)
  }

  func onBackPressed() {
    _ = path.popLast()
  }
}
