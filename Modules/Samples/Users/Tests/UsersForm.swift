import SampleEntities
import TerminalUI
import UsersTestSupport

@testable import Users

/// The common interface of both forms of the list, so that the same tests drive them.
@MainActor protocol UsersUnderTest: AnyObject {
  var list: LoadState<[User]> { get }
  var canTryAgain: Bool { get }
  /// Loads the users, and waits for the end of the load.
  func load() async
  /// Ends a load, as the screen does when it goes.
  func leave()
  func tryAgain()
  func press(_ user: User)
  /// The screen that shows it.
  var screen: AnyView { get }
}

/// The forms of the list.
enum UsersForm: CaseIterable {
  case async
  case callbacks

  @MainActor func make(_ interactor: any UsersInteractor, _ router: RecordingUsersRouter) -> any UsersUnderTest {
    switch self {
    case .async: UsersPresenter(interactor: interactor, router: router)
    case .callbacks: CallbackUserRouter.createModule(users: interactor, router: router)
    }
  }
}

extension UsersPresenter: UsersUnderTest {
  func load() async { await loadUsers() }
  /// Does nothing: a test cancels the task of its load, as the view's `task` does.
  func leave() {}
  func tryAgain() { onTryAgainPressed() }
  func press(_ user: User) { onUserPressed(user: user) }
  var screen: AnyView { AnyView(UsersView(presenter: self)) }
}

extension CallbackUserViewController: UsersUnderTest {
  func load() async {
    presenter?.viewDidAppear()
    // There is nothing to await: the answer comes back in another call.
    for _ in 0..<100 { await Task.yield() }
  }
  func leave() { presenter?.viewDidDisappear() }
  func tryAgain() { didTapTryAgain() }
  func press(_ user: User) { presenter?.showUserDetail(userInfo: user) }
  var screen: AnyView { AnyView(CallbackUserView(controller: self)) }
}
