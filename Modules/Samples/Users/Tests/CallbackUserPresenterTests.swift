import FeatureKitTestSupport
import SampleEntities
import Testing
import UsersTestSupport

@testable import Users

/// The articles' test of a presenter with callbacks. Each neighbour is a mock that records its calls.
@MainActor struct CallbackUserPresenterTests {
  @Test func theAnswerReachesTheViewAndAPressTheRouter() {
    let (interactor, router, view) = (MockInteractor(), MockRouter(), MockView())
    let presenter = CallbackUserPresenter()
    (presenter.interactor, presenter.router, presenter.view) = (interactor, router, view)
    presenter.viewDidAppear()
    presenter.interactorDidFetchUsers(with: .success([.otto]))
    presenter.showUserDetail(userInfo: .otto)
    #expect(interactor.fetches == 1 && view.users == [.otto] && router.shown == [.otto])
  }

  @Test func aFailureReachesTheView() {
    let (view, presenter) = (MockView(), CallbackUserPresenter())
    presenter.view = view
    presenter.interactorDidFetchUsers(with: .failure(OutOfReach()))
    #expect(view.error == "The shelf is out of reach.")
  }

  @Test func everyPartIsSetAndNoneKeepsItselfAlive() {
    weak var interactor: CallbackUserInteractor?
    weak var presenter: CallbackUserPresenter?
    do {
      let view = CallbackUserRouter.createModule(users: FakeUsersInteractor(), router: RecordingUsersRouter())
      presenter = view.presenter as? CallbackUserPresenter
      interactor = presenter?.interactor as? CallbackUserInteractor
      #expect(presenter?.view === view && presenter?.router != nil && interactor?.presenter === presenter)
    }
    #expect(interactor == nil && presenter == nil)
  }

  private final class MockInteractor: UserInteractorable {
    var presenter: (any UserPresentable)?
    private(set) var fetches = 0
    func getUsers() { fetches += 1 }
    func cancel() {}
  }

  private final class MockRouter: UserRoutable {
    private(set) var shown: [User] = []
    func showUserDetail(userInfo: User) { shown.append(userInfo) }
  }

  private final class MockView: UserViewUpdatable {
    var presenter: (any UserPresentable)?
    private(set) var users: [User] = []
    private(set) var error: String?
    func update(with users: [User]) { self.users = users }
    func update(with error: String) { self.error = error }
  }
}
