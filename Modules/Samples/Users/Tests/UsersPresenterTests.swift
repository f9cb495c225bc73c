import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import Testing
import UsersTestSupport

@testable import Users

@MainActor struct UsersPresenterTests {
  private let interactor = FakeUsersInteractor()
  private let router = RecordingUsersRouter()
  private let presenter: UsersPresenter

  init() {
    presenter = UsersPresenter(interactor: interactor, router: router)
  }

  @Test func beginsByLoading() {
    #expect(presenter.list == .underWay)
    #expect(presenter.users.isEmpty && !presenter.canTryAgain)
  }

  @Test func showsAllUsersInOrder() async {
    await presenter.loadUsers()
    #expect(presenter.list == .done(User.samples))
    #expect(!presenter.canTryAgain)
  }

  @Test func leadsToTheChosenUser() {
    presenter.onUserPressed(user: .otto)
    #expect(router.calls == [.showUserDetail(of: .otto)])
  }

  @Test func failsAndTriesAgain() async {
    interactor.error = OutOfReach()
    await presenter.loadUsers()
    #expect(presenter.list == .failed("The shelf is out of reach."))
    #expect(presenter.canTryAgain)
    interactor.error = nil
    presenter.onTryAgainPressed()
    presenter.onTryAgainPressed()
    #expect(presenter.list == .underWay)
    await presenter.loadUsers()
    #expect(presenter.users == User.samples)
  }

  @Test func anEmptyListCanBeLoadedAgain() async {
    interactor.allUsers = []
    await presenter.loadUsers()
    #expect(presenter.list == .done([]))
    presenter.onTryAgainPressed()
    #expect(presenter.list == .underWay)
  }

  @Test func loadedUsersStay() async {
    await presenter.loadUsers()
    presenter.onTryAgainPressed()
    #expect(presenter.list == .done(User.samples))
  }
}

// MARK: - Leaving

extension UsersPresenterTests {
  /// A visit to the screen, with a load that waits at the gate.
  private func visit() async -> Task<Void, Never> {
    let arrivals = interactor.gate.arrivals
    let visit = Task { await presenter.loadUsers() }
    while interactor.gate.arrivals == arrivals { await Task.yield() }
    return visit
  }

  @Test func leavingIsNotAFailure() async {
    interactor.gate.close()
    let visit = await visit()
    visit.cancel()
    await visit.value
    #expect(presenter.list == .underWay)
  }

  @Test func aLateAnswerIsNotShown() async {
    interactor.gate.close()
    let left = await visit()
    left.cancel()
    // The screen came back, and its new load finishes before the old one.
    interactor.gate.open()
    interactor.allUsers = [.mina]
    await presenter.loadUsers()
    interactor.error = OutOfReach()
    await left.value
    #expect(presenter.list == .done([.mina]))
  }
}
