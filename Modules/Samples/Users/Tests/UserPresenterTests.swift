import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import Testing
import UsersTestSupport

@testable import Users

@MainActor struct UserPresenterTests {
  private let interactor = FakeUsersInteractor()

  @Test func aLoadedUserIsShownAtOnce() {
    let presenter = UserPresenter(UserParameters(user: .ida), interactor: interactor)
    #expect(presenter.user == .loaded(.ida))
    #expect(interactor.gate.arrivals == 0)
  }

  @Test func aNumberIsLookedUp() async {
    let presenter = UserPresenter(UserParameters(id: 2), interactor: interactor)
    #expect(presenter.user == .loading)
    await presenter.loadUser()
    #expect(presenter.user == .loaded(.otto))
  }

  @Test func aNumberMayBeUnknown() async {
    let presenter = UserPresenter(UserParameters(id: 99), interactor: interactor)
    await presenter.loadUser()
    #expect(presenter.user == .loaded(nil))
    presenter.onTryAgainPressed()
    #expect(presenter.user == .loaded(nil))
  }

  @Test func failsAndTriesAgain() async {
    interactor.error = OutOfReach()
    let presenter = UserPresenter(UserParameters(id: 2), interactor: interactor)
    await presenter.loadUser()
    #expect(presenter.user == .failed("The shelf is out of reach."))
    interactor.error = nil
    presenter.onTryAgainPressed()
    presenter.onTryAgainPressed()
    #expect(presenter.user == .loading)
    await presenter.loadUser()
    #expect(presenter.user == .loaded(.otto))
  }

  @Test func leavingIsNotAFailure() async {
    interactor.gate.close()
    let presenter = UserPresenter(UserParameters(id: 2), interactor: interactor)
    let visit = Task { await presenter.loadUser() }
    while interactor.gate.arrivals == 0 { await Task.yield() }
    visit.cancel()
    await visit.value
    #expect(presenter.user == .loading)
  }
}

struct UserLinkTests {
  @Test func aNumberIsALink() {
    #expect(UserParameters(path: ["17"]) == UserParameters(id: 17))
  }

  @Test(arguments: [[], [""], ["x"], ["1", "2"], ["99999999999999999999"], ["1.5"]])
  func anyOtherPathIsRefused(_ path: [String]) {
    #expect(UserParameters(path: path) == nil)
  }
}
