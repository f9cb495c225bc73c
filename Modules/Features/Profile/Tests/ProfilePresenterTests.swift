import TerminalTesting
import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import Testing

@testable import Profile

@MainActor struct ProfilePresenterTests {
  private let interactor = FakeProfileInteractor()
  private let router = RecordingProfileRouter()
  private let presenter: ProfilePresenter

  init() {
    presenter = ProfilePresenter(interactor: interactor, router: router)
  }

  /// Lets other tasks run until the given number of them wait at a gate.
  private func arrivals(_ count: Int, at gate: Gate) async {
    while gate.arrivals < count { await Task.yield() }
  }
}

// MARK: - Loading

extension ProfilePresenterTests {
  @Test func `A name given meanwhile is shown`() async {
    await presenter.load()
    let watching = Task { await presenter.watchProfile() }
    var named = UserProfile.mina
    named.name = "Ada"
    // An update without a profile changes nothing: another screen opens then by itself.
    interactor.tell(nil)
    interactor.tell(named)
    while presenter.profile != named { await Task.yield() }
    watching.cancel()
    await watching.value
  }

  @Test func showsTheUserAndTheirAvatars() async {
    #expect(presenter.phase == .loading)
    await presenter.load()
    #expect(presenter.phase == .content)
    #expect(presenter.profile == .mina)
    #expect(presenter.avatars == [.juno, .bo])
  }

  @Test func noProfileIsContentToo() async {
    interactor.profile = nil
    interactor.avatars = []
    await presenter.load()
    #expect(presenter.phase == .content)
    #expect(presenter.profile == nil)
  }

  @Test func eachAppearanceLoadsAnew() async {
    await presenter.load()
    interactor.avatars = [.bo]
    interactor.profile?.name = "Mina Kim"
    await presenter.load()
    #expect(presenter.avatars == [.bo])
    #expect(presenter.profile?.name == "Mina Kim")
  }

  @Test func contentStaysWhileItIsLoadedAnew() async {
    await presenter.load()
    interactor.loadGate.close()
    let visit = Task { await presenter.load() }
    await arrivals(2, at: interactor.loadGate)
    #expect(presenter.phase == .content)
    interactor.loadGate.open()
    await visit.value
  }

  @Test func failsAndTriesAgain() async {
    interactor.loadError = OutOfReach()
    await presenter.load()
    #expect(presenter.phase == .failed("The shelf is out of reach."))
    interactor.loadError = nil
    presenter.onTryAgainPressed()
    presenter.onTryAgainPressed()
    #expect(presenter.attempt == 1)
    #expect(presenter.phase == .loading)
    await presenter.load()
    #expect(presenter.phase == .content)
  }

  @Test func leavingIsNoFailure() async {
    interactor.loadGate.close()
    let visit = Task { await presenter.load() }
    await arrivals(1, at: interactor.loadGate)
    visit.cancel()
    interactor.loadGate.open()
    await visit.value
    #expect(presenter.phase == .loading)
  }
}

// MARK: - Bringing back

extension ProfilePresenterTests {
  @Test func `The last deletion can be undone, also a stored one`() async {
    interactor.lastDeletion = [.juno]
    interactor.avatars = [.bo]
    await presenter.load()
    #expect(presenter.deleted == [.juno])
    interactor.deleteError = OutOfReach()
    #expect(await !presenter.onUndoPressed())
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")] && presenter.deleted == [.juno])
    interactor.deleteError = nil
    #expect(await presenter.onUndoPressed())
    #expect(presenter.avatars == [.bo, .juno] && presenter.deleted.isEmpty)
    #expect(presenter.newest == Avatar.juno.id)
    #expect(await !presenter.onUndoPressed())
  }
}

// MARK: - Destinations

extension ProfilePresenterTests {
  @Test func opensTheSettings() {
    presenter.onSettingsPressed()
    #expect(router.calls == [.showSettings])
  }
}

// MARK: - Making an avatar

extension ProfilePresenterTests {
  @Test func aNewAvatarComesFirst() async {
    interactor.avatars = [.bo]
    await presenter.load()
    router.onCreateAvatar = { .juno }
    await presenter.createAvatar()
    #expect(router.calls == [.createAvatar])
    #expect(presenter.avatars == [.juno, .bo] && presenter.newest == Avatar.juno.id)
  }

  @Test func anAvatarThatWasLoadedMeanwhileIsThereOnce() async {
    router.onCreateAvatar = { [presenter] in
      await presenter.load()
      return .juno
    }
    await presenter.createAvatar()
    #expect(presenter.avatars == [.juno, .bo])
  }

  @Test func aLoadThatBeganBeforeDoesNotTakeItAway() async {
    interactor.avatars = [.bo]
    interactor.loadGate.close()
    let visit = Task { await presenter.load() }
    await arrivals(1, at: interactor.loadGate)
    router.onCreateAvatar = { .juno }
    await presenter.createAvatar()
    interactor.loadGate.open()
    await visit.value
    #expect(presenter.avatars == [.juno])
    await presenter.load()
    #expect(presenter.phase == .content)
  }

  @Test func leavingWithoutChangesNothing() async {
    await presenter.load()
    router.onCreateAvatar = { nil }
    await presenter.createAvatar()
    #expect(presenter.avatars == [.juno, .bo])
  }

  @Test func pressingTwiceOpensOneForm() async {
    let gate = Gate(isOpen: false)
    router.onCreateAvatar = {
      await gate.pass()
      return nil
    }
    let first = Task { await presenter.createAvatar() }
    await arrivals(1, at: gate)
    await presenter.createAvatar()
    #expect(router.calls == [.createAvatar])
    gate.open()
    await first.value
    await presenter.createAvatar()
    #expect(router.calls == [.createAvatar, .createAvatar])
  }
}
