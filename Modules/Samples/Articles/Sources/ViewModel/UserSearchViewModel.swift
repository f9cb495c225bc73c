import Observation
import SampleEntities

/// The search for users in MVVM: the data, the search and the way to a user in one class.
///
/// `UserSearchPresenter` is the same screen in VIPER, under the same tests.
@Observable @MainActor final class UserSearchViewModel {
  private(set) var users: [User] = []
  private(set) var isLoading = true
  private(set) var errorMessage: String?
  private(set) var attempt = 0
  /// The typed text.
  var searchText = "" { didSet { filter() } }
  /// The matching users. They are stored: a computed property would search again for each frame.
  private(set) var filteredUsers: [User] = []
  /// The opened users; the last one is visible.
  var path: [User] = []
  @ObservationIgnored private var index = UserIndex()
  private let fetch: @MainActor () async throws -> [User]

  init(fetch: @escaping @MainActor () async throws -> [User]) {
    self.fetch = fetch
  }

  /// Whether the field has a query. White space alone is no query.
  var isSearching: Bool { !searchText.isBlank }

  private func filter() {
    filteredUsers = index.users(matching: searchText)
  }
}

// MARK: - Loading

extension UserSearchViewModel {
  func loadUsers() async {
    guard users.isEmpty else { return }
    isLoading = true
    errorMessage = nil
    do {
      let fetched = try await fetch()
      if Task.isCancelled { return }
      users = fetched
      index = UserIndex(users)
      filter()
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

extension UserSearchViewModel {
  func onUserPressed(_ user: User) {
    path.append(user)
  }

  /// Opens the first match. Enter in the field calls this.
  func onQuerySubmitted() {
    if let user = filteredUsers.first { onUserPressed(user) }
  }

  func onBackPressed() {
    _ = path.popLast()
  }
}
