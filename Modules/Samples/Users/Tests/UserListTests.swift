import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import Testing
import UsersTestSupport

@testable import Users

/// The behaviour of the list of users, in both forms.
@MainActor struct UserListTests {
  private let interactor = FakeUsersInteractor()
  private let router = RecordingUsersRouter()

  @Test(arguments: UsersForm.allCases) func beginsByLoading(_ form: UsersForm) {
    let users = form.make(interactor, router)
    #expect(users.list == .loading && !users.canTryAgain)
  }

  @Test(arguments: UsersForm.allCases) func showsAllUsersInOrder(_ form: UsersForm) async {
    let users = form.make(interactor, router)
    await users.load()
    #expect(users.list == .loaded(User.samples) && !users.canTryAgain)
  }

  @Test(arguments: UsersForm.allCases) func leadsToTheChosenUser(_ form: UsersForm) {
    form.make(interactor, router).press(.otto)
    #expect(router.calls == [.showUserDetail(of: .otto)])
  }

  @Test(arguments: UsersForm.allCases) func failsAndTriesAgain(_ form: UsersForm) async {
    interactor.error = OutOfReach()
    let users = form.make(interactor, router)
    await users.load()
    #expect(users.list == .failed("The shelf is out of reach."))
    #expect(users.canTryAgain)
    interactor.error = nil
    users.tryAgain()
    users.tryAgain()
    #expect(users.list == .loading)
    await users.load()
    #expect(users.list == .loaded(User.samples))
  }

  @Test(arguments: UsersForm.allCases) func anEmptyListCanBeLoadedAgain(_ form: UsersForm) async {
    interactor.allUsers = []
    let users = form.make(interactor, router)
    await users.load()
    #expect(users.list == .loaded([]))
    users.tryAgain()
    #expect(users.list == .loading)
  }

  @Test(arguments: UsersForm.allCases) func loadedUsersStay(_ form: UsersForm) async {
    let users = form.make(interactor, router)
    await users.load()
    users.tryAgain()
    #expect(users.list == .loaded(User.samples))
  }
}

// MARK: - Leaving

extension UserListTests {
  /// A visit to the screen, with a load that waits at the gate.
  private func visit(_ users: any UsersUnderTest) async -> Task<Void, Never> {
    let arrivals = interactor.gate.arrivals
    let visit = Task { await users.load() }
    while interactor.gate.arrivals == arrivals { await Task.yield() }
    return visit
  }

  @Test(arguments: UsersForm.allCases) func leavingIsNotAFailure(_ form: UsersForm) async {
    interactor.gate.close()
    let users = form.make(interactor, router)
    let visit = await visit(users)
    visit.cancel()
    users.leave()
    await visit.value
    interactor.gate.open()
    for _ in 0..<100 { await Task.yield() }
    #expect(users.list == .loading)
  }

  /// A cancelled load need not end: the service answers it all the same, after the load of the next visit.
  @Test(arguments: UsersForm.allCases, [true, false])
  func aLateAnswerIsNotShown(_ form: UsersForm, _ isFailure: Bool) async {
    let service = LateUsersInteractor()
    let users = form.make(service, router)
    let left = Task { await users.load() }
    while service.requests.count < 1 { await Task.yield() }
    left.cancel()
    users.leave()
    // The screen came back and loads again.
    let back = Task { await users.load() }
    while service.requests.count < 2 { await Task.yield() }
    service.requests[1].resume(returning: [.mina])
    await back.value
    if isFailure {
      service.requests[0].resume(throwing: OutOfReach())
    } else {
      service.requests[0].resume(returning: [.otto])
    }
    await left.value
    for _ in 0..<100 { await Task.yield() }
    #expect(users.list == .loaded([.mina]))
  }
}

/// A service that answers when the test says so, whether the load was cancelled or not.
@MainActor private final class LateUsersInteractor: UsersInteractor {
  private(set) var requests: [CheckedContinuation<[User], any Error>] = []

  func users() async throws -> [User] {
    try await withCheckedThrowingContinuation { requests.append($0) }
  }
}
