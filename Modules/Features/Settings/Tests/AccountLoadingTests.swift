import FeatureKitTestSupport
import Entities
import SettingsTestSupport
import TerminalTesting
import Testing

@testable import Settings

@MainActor struct AccountLoadingTests {
  private let interactor = FakeSettingsInteractor()
  private let router = RecordingSettingsRouter()

  private func makePresenter() -> AccountPresenter {
    AccountPresenter(interactor: interactor, router: router)
  }

  @Test func `The account is loading, then known`() async {
    let presenter = makePresenter()
    #expect(presenter.profile.phase == .loading)
    await presenter.profile.load()
    #expect(presenter.profile.phase == .content(.anonymousSample))
    #expect(presenter.work == nil)
  }

  @Test func `Signed out, there is no account`() async {
    interactor.profile = nil
    let presenter = makePresenter()
    await presenter.profile.load()
    #expect(presenter.profile.phase == .content(nil))
  }

  @Test func `A failure says why, and trying again helps`() async {
    interactor.error = OutOfReach()
    let presenter = makePresenter()
    await presenter.profile.load()
    #expect(presenter.profile.phase == .failed("The shelf is out of reach."))
    interactor.error = nil
    interactor.gate.close()
    let again = Task { await presenter.profile.onTryAgainPressed() }
    while interactor.calls.count < 2 { await Task.yield() }
    #expect(presenter.profile.phase == .loading)
    interactor.gate.open()
    await again.value
    #expect(presenter.profile.phase == .content(.anonymousSample))
    #expect(router.calls.isEmpty)
  }

  @Test func `A load that answers after a newer one changes nothing`() async {
    let slow = interactor.gate
    slow.close()
    let presenter = makePresenter()
    let first = Task { await presenter.profile.load() }
    while slow.arrivals < 1 { await Task.yield() }
    interactor.gate = Gate()
    interactor.profile = .namedSample
    await presenter.profile.load()
    slow.open()
    await first.value
    #expect(presenter.profile.phase == .content(.namedSample))
  }

  @Test func `Trying again while it loads asks nothing`() async {
    interactor.error = OutOfReach()
    let presenter = makePresenter()
    await presenter.profile.load()
    interactor.error = nil
    interactor.gate.close()
    let again = Task { await presenter.profile.onTryAgainPressed() }
    while interactor.calls.count < 2 { await Task.yield() }
    await presenter.profile.onTryAgainPressed()
    #expect(interactor.calls == [.profile, .profile])
    interactor.gate.open()
    await again.value
    await presenter.profile.onTryAgainPressed()
    #expect(interactor.calls == [.profile, .profile])
  }

  @Test func `A cancelled load changes nothing, and the next one works`() async {
    interactor.error = CancellationError()
    let presenter = makePresenter()
    await presenter.profile.load()
    #expect(presenter.profile.phase == .loading)
    interactor.error = nil
    await presenter.profile.load()
    #expect(presenter.profile.phase == .content(.anonymousSample))
  }

  @Test func `About and Close lead on and away`() {
    let presenter = SettingsPresenter(
      SettingsParameters(), sections: [], interactor: interactor, router: router)
    presenter.onAboutPressed()
    presenter.onClosePressed()
    #expect(router.calls == [.showAbout, .dismissScreen])
  }

  @Test func `A presenter is freed with its screen`() async {
    weak var freed: AccountPresenter?
    do {
      let presenter = makePresenter()
      freed = presenter
      await presenter.profile.load()
    }
    #expect(freed == nil)
  }
}
