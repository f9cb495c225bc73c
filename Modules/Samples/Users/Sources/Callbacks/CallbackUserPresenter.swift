import SampleEntities

/// Passes presses on to the interactor and the router, and results on to the view.
///
/// Its parts are set one by one, and each may be missing: a line forgotten in `createModule` is not a compiler error.
@MainActor final class CallbackUserPresenter: UserPresentable {
  var router: (any UserRoutable)?
  var interactor: (any UserInteractorable)?
  weak var view: (any UserViewUpdatable)?
}

// MARK: - From the view

extension CallbackUserPresenter {
  func viewDidAppear() {
    interactor?.getUsers()
  }

  func viewDidDisappear() {
    interactor?.cancel()
  }

  func showUserDetail(userInfo: User) {
    router?.showUserDetail(userInfo: userInfo)
  }
}

// MARK: - From the interactor

extension CallbackUserPresenter {
  func interactorDidFetchUsers(with result: Result<[User], any Error>) {
    switch result {
    case .success(let users): view?.update(with: users)
    case .failure(let error): view?.update(with: "\(error)")
    }
  }
}
