import FeatureKitTestSupport
import SampleEntities
import StepsTestSupport
import TerminalTesting
import Testing

@testable import Steps

@MainActor struct UserListViewModelTests {
  private let interactor = FakeStepsInteractor()

  /// The articles' test of a view model: a double of the interactor, a press, and a look into the path. There is no
  /// router that could be asked.
  @Test func aPressedUserIsAppendedToThePath() async {
    let viewModel = UserListViewModel(interactor: FakeStepsInteractor())
    await viewModel.loadUsers()
    #expect(viewModel.users == .loaded(User.samples))
    viewModel.onUserPressed(.tomas)
    #expect(viewModel.path == [.userDetail(UserDetailParameters(user: .tomas))])
  }

  @Test func theWayBack() {
    let viewModel = UserListViewModel(interactor: interactor)
    viewModel.onBackPressed()
    viewModel.onAboutPressed()
    #expect(viewModel.path == [.about])
    viewModel.onBackPressed()
    #expect(viewModel.path.isEmpty)
  }

  @Test func failsAndTriesAgain() async {
    interactor.error = OutOfReach()
    let viewModel = UserListViewModel(interactor: interactor)
    await viewModel.loadUsers()
    #expect(viewModel.users == .failed("The shelf is out of reach."))
    interactor.error = nil
    viewModel.onTryAgainPressed()
    viewModel.onTryAgainPressed()
    #expect(viewModel.users == .loading && viewModel.attempt == 1)
    await viewModel.loadUsers()
    await viewModel.loadUsers()
    #expect(viewModel.users == .loaded(User.samples) && interactor.gate.arrivals == 2)
  }

  @Test func leavingIsNotAFailure() async {
    interactor.gate.close()
    let viewModel = UserListViewModel(interactor: interactor)
    let visit = Task { await viewModel.loadUsers() }
    while interactor.gate.arrivals == 0 { await Task.yield() }
    visit.cancel()
    await visit.value
    #expect(viewModel.users == .loading)
  }
}
