import Observation
import SampleEntities

/// The state and the actions of the search for users.
@Observable @MainActor final class UserSearchPresenter {
  private(set) var users = LoadState<[User]>.loading
  private(set) var attempt = 0
  /// The typed text.
  var query = "" { didSet { search() } }
  /// The matching users. They are stored, so that drawing a frame does not search again.
  private(set) var found: [User] = []
  @ObservationIgnored private var index = UserIndex()
  private let interactor: any UserSearchInteractor
  private let router: any UserSearchRouter

  init(interactor: any UserSearchInteractor, router: any UserSearchRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// Whether the field has a query. White space alone is no query.
  var isSearching: Bool { !query.isBlank }

  private func search() {
    found = index.users(matching: query)
  }
}

// MARK: - Actions

extension UserSearchPresenter {
  /// Loads the users, unless some are loaded already.
  func load() async {
    guard users.value?.isEmpty != false else { return }
    users = .loading
    users = await LoadState { [interactor] in try await interactor.users() } ?? users
    index = UserIndex(users.value ?? [])
    search()
  }

  func onTryAgainPressed() {
    guard users.failure != nil else { return }
    users = .loading
    attempt += 1
  }

  func onUserPressed(_ user: User) {
    router.showUserDetail(of: user)
  }

  /// Opens the first match. Enter in the field calls this.
  func onQuerySubmitted() {
    if let user = found.first { onUserPressed(user) }
  }
}
