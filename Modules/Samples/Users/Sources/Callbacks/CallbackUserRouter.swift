import SampleEntities

/// Puts the parts together by hand, and leads to a user.
@MainActor final class CallbackUserRouter: UserRoutable {
  private let router: any UsersRouter

  private init(router: any UsersRouter) {
    self.router = router
  }

  func showUserDetail(userInfo: User) {
    router.showUserDetail(of: userInfo)
  }
}

extension CallbackUserRouter {
  /// A list of users, ready to be shown. The view keeps all of its parts alive.
  static func createModule(users: any UsersInteractor, router: any UsersRouter) -> CallbackUserViewController {
    let view = CallbackUserViewController()
    connect(view, CallbackUserPresenter(), CallbackUserInteractor(users: users), CallbackUserRouter(router: router))
    return view
  }

  /// Each part knows its neighbours by their protocols only.
  private static func connect(
    _ view: any UserViewUpdatable, _ presenter: any UserPresentable, _ interactor: any UserInteractorable,
    _ router: any UserRoutable
  ) {
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.presenter = presenter
  }
}
