import SampleEntities
import Testing
import UsersTestSupport

@testable import Users

/// The articles' test of a presenter: two doubles in its place in the app, what the user does, and what reached them.
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
