import SampleEntities
import Testing
import UsersTestSupport

@testable import Users

/// The articles' test of a presenter: two doubles in place of parts of the app, the user's actions, and what reached
/// the doubles.
@MainActor struct UsersPresenterTests {
  @Test func aPressedUserOpens() async {
    let router = RecordingUsersRouter()
    let presenter = UsersPresenter(interactor: FakeUsersInteractor(), router: router)
    await presenter.loadUsers()
    #expect(presenter.users == User.samples)
    presenter.onUserPressed(user: .otto)
    #expect(router.calls == [.showUserDetail(of: .otto)])
  }
}
