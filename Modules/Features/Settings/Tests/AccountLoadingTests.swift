import Entities
import SettingsTestSupport
import Testing

@testable import Settings

@MainActor struct AccountLoadingTests {
  private let interactor = FakeSettingsInteractor()
  private let router = RecordingSettingsRouter()

  private func makePresenter() -> SettingsPresenter {
    SettingsPresenter(interactor: interactor, router: router)
  }

  @Test func `The account is loading, then known`() async {
    let presenter = makePresenter()
    #expect(presenter.account == .loading)
    await presenter.load()
    #expect(presenter.account == .profile(.anonymousSample))
    #expect(presenter.work == nil)
  }

  @Test func `Nobody may be signed in`() async {
    interactor.profile = nil
    let presenter = makePresenter()
    await presenter.load()
    #expect(presenter.account == .signedOut)
  }

  @Test func `A failure says why, and trying again helps`() async {
    interactor.error = DatabaseBusy()
    let presenter = makePresenter()
    await presenter.load()
    #expect(presenter.account == .unknown("The database is busy."))
    interactor.error = nil
    interactor.close()
    let again = Task { await presenter.onTryAgainPressed() }
    await interactor.arrival()
    #expect(presenter.account == .loading)
    interactor.open()
    await again.value
    #expect(presenter.account == .profile(.anonymousSample))
    #expect(router.calls.isEmpty)
  }

  @Test func `A load that answers after a newer one changes nothing`() async {
    interactor.close()
    let presenter = makePresenter()
    let first = Task { await presenter.load() }
    await interactor.arrival()
    interactor.profile = .namedSample
    let second = Task { await presenter.load() }
    while interactor.calls.count < 2 { await Task.yield() }
    interactor.open()
    await first.value
    await second.value
    #expect(presenter.account == .profile(.namedSample))
  }

  @Test func `Trying again while it loads asks nothing`() async {
    interactor.error = DatabaseBusy()
    let presenter = makePresenter()
    await presenter.load()
    interactor.error = nil
    interactor.close()
    let again = Task { await presenter.onTryAgainPressed() }
    await interactor.arrival()
    await presenter.onTryAgainPressed()
    #expect(interactor.calls == [.profile, .profile])
    interactor.open()
    await again.value
    await presenter.onTryAgainPressed()
    #expect(interactor.calls == [.profile, .profile])
  }

  @Test func `A cancelled load changes nothing, and the next one works`() async {
    interactor.error = CancellationError()
    let presenter = makePresenter()
    await presenter.load()
    #expect(presenter.account == .loading)
    interactor.error = nil
    await presenter.load()
    #expect(presenter.account == .profile(.anonymousSample))
  }

  @Test func `The facts are the interactor's`() {
    interactor.modelChoice = ModelChoice(provider: "openai", model: "m1")
    let presenter = makePresenter()
    #expect(presenter.model == ModelChoice(provider: "openai", model: "m1"))
    #expect(presenter.version == "1.2.3")
    #expect(presenter.dataDirectory == "/home/ada/.local/share/aichat")
  }

  @Test(arguments: [("offline", true), ("openai", false)]) func `Rules are told from models`(
    provider: String, isOffline: Bool
  ) {
    interactor.modelChoice = ModelChoice(provider: provider, model: "m")
    #expect(makePresenter().isOffline == isOffline)
  }

  @Test func `About and Close lead on and away`() {
    let presenter = makePresenter()
    presenter.onAboutPressed()
    presenter.onClosePressed()
    #expect(router.calls == [.about, .dismissal])
  }

  @Test func `A presenter is freed with its screen`() async {
    weak var freed: SettingsPresenter?
    do {
      let presenter = makePresenter()
      freed = presenter
      await presenter.load()
    }
    #expect(freed == nil)
  }
}
