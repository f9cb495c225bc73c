import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import Testing

@testable import Profile

/// A row opens its avatar and deletes it.
@MainActor struct OwnAvatarPresenterTests {
  private let interactor = FakeProfileInteractor()
  private let router = RecordingProfileRouter()
  private let turn = WorkTurn()
  private let presenter: ProfilePresenter

  init() {
    presenter = ProfilePresenter(turn: turn, interactor: interactor, router: router)
  }

  private func row(_ avatar: Avatar) -> OwnAvatarPresenter {
    presenter.row(avatar, turn: turn, interactor, router)
  }

  /// Lets other tasks run until the given number of them wait at a gate.
  private func arrivals(_ count: Int, at gate: Gate) async {
    while gate.arrivals < count { await Task.yield() }
  }

  @Test func opensTheChat() {
    row(.juno).onPressed()
    #expect(router.calls == [.showChat(with: .juno)])
  }

  @Test func deletesWhenTheUserIsSure() async {
    await presenter.load()
    router.onConfirm = { _ in true }
    await row(.juno).onDeletePressed()
    #expect(router.calls == [.confirm(.deletion(ofAvatarNamed: "Juno"))])
    #expect(presenter.avatars == [.bo])
    #expect(interactor.avatars == [.bo])
    #expect(presenter.deleted == [.juno] && interactor.lastDeletion == [.juno])
  }

  @Test func keepsWhenTheUserIsNot() async {
    await presenter.load()
    router.onConfirm = { _ in false }
    await row(.juno).onDeletePressed()
    #expect(presenter.avatars == [.juno, .bo])
    #expect(interactor.avatars == [.juno, .bo])
    #expect(interactor.deleteGate.arrivals == 0)
  }

  @Test func aFailureIsSaidAndKeepsIt() async {
    await presenter.load()
    router.onConfirm = { _ in true }
    interactor.deleteError = OutOfReach()
    await row(.bo).onDeletePressed()
    #expect(router.calls == [.confirm(.deletion(ofAvatarNamed: "보현")), .showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.avatars == [.juno, .bo])
  }

  @Test func cancellationIsNoFailure() async {
    await presenter.load()
    router.onConfirm = { _ in true }
    interactor.deleteError = CancellationError()
    await row(.bo).onDeletePressed()
    #expect(router.calls == [.confirm(.deletion(ofAvatarNamed: "보현"))])
    #expect(presenter.avatars == [.juno, .bo])
  }

  @Test func oneQuestionAtATime() async {
    await presenter.load()
    let gate = Gate(isOpen: false)
    router.onConfirm = { _ in
      await gate.pass()
      return true
    }
    let first = Task { _ = await row(.juno).onDeletePressed() }
    await arrivals(1, at: gate)
    await row(.bo).onDeletePressed()
    await presenter.createAvatar()
    gate.open()
    await first.value
    #expect(router.calls == [.confirm(.deletion(ofAvatarNamed: "Juno"))])
    #expect(presenter.avatars == [.bo])
  }
}
