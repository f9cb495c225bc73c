import SampleEntities

/// What the view and the interactor tell the presenter.
@MainActor protocol UserPresentable: AnyObject {
  var router: (any UserRoutable)? { get set }
  var interactor: (any UserInteractorable)? { get set }
  var view: (any UserViewUpdatable)? { get set }

  func viewDidAppear()
  func viewDidDisappear()
  /// The interactor's answer to `getUsers`, some time later.
  func interactorDidFetchUsers(with result: Result<[User], any Error>)
  func showUserDetail(userInfo: User)
}
