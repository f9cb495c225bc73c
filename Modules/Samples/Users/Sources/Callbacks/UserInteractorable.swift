/// What the presenter asks the interactor. The answer comes back by `interactorDidFetchUsers(with:)`.
@MainActor protocol UserInteractorable: AnyObject {
  var presenter: (any UserPresentable)? { get set }

  func getUsers()
  /// Ends a fetch in progress: its answer will not come.
  func cancel()
}
