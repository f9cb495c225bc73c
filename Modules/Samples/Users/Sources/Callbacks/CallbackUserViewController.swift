import Observation
import SampleEntities

/// Stores the displayed state, as a view controller would in its table.
@Observable @MainActor final class CallbackUserViewController: UserViewUpdatable {
  private(set) var list = LoadState<[User]>.loading
  var presenter: (any UserPresentable)?

  /// Whether the list is empty, and no load is in progress that may change it.
  var canTryAgain: Bool { list != .loading && list.value?.isEmpty != false }

  func update(with users: [User]) {
    list = .loaded(users)
  }

  func update(with error: String) {
    list = .failed(error)
  }

  func didTapTryAgain() {
    if canTryAgain { list = .loading }
  }
}
