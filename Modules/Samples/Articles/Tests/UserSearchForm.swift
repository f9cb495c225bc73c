import ArticlesTestSupport
import SampleEntities
import TerminalUI

@testable import Articles

/// The common interface of both forms of the search, so that the same tests drive them.
@MainActor protocol UserSearchUnderTest: AnyObject {
  var query: String { get set }
  var isSearching: Bool { get }
  /// The matching users.
  var found: [User] { get }
  /// Whether a load is in progress.
  var isLoading: Bool { get }
  /// The reason of a failed load.
  var failure: String? { get }
  /// The number of retries.
  var attempt: Int { get }
  func load() async
  func onTryAgainPressed()
  func onUserPressed(_ user: User)
  func onQuerySubmitted()
  /// The screen that shows it.
  var screen: AnyView { get }
}

/// The forms of the search.
enum UserSearchForm: CaseIterable {
  case viewModel
  case viper

  /// A search, and the users that it led to so far.
  @MainActor func make(_ interactor: FakeArticlesInteractor) -> (any UserSearchUnderTest, led: () -> [User]) {
    switch self {
    case .viewModel:
      let viewModel = UserSearchViewModel { try await interactor.users() }
      return (viewModel, { viewModel.path })
    case .viper:
      let router = RecordingArticlesRouter()
      let presenter = UserSearchPresenter(interactor: interactor, router: router)
      return (
        presenter,
        { router.calls.compactMap { if case .showUserDetail(let user) = $0 { user } else { nil } } }
      )
    }
  }
}

extension UserSearchPresenter: UserSearchUnderTest {
  var isLoading: Bool { users == .loading }
  var failure: String? { users.failure }
  var screen: AnyView { AnyView(UserSearchView(presenter: self)) }
}

extension UserSearchViewModel: UserSearchUnderTest {
  var query: String {
    get { searchText }
    set { searchText = newValue }
  }
  var found: [User] { filteredUsers }
  var failure: String? { errorMessage }
  func load() async { await loadUsers() }
  var screen: AnyView { AnyView(UserSearchListView(viewModel: self)) }
}
