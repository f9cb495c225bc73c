import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import Testing

@testable import Onboarding

@MainActor struct ProfilesPresenterTests {
  private let interactor = FakeOnboardingInteractor(.typical)
  private let router = RecordingOnboardingRouter()

  private func makePresenter() async -> ProfilesPresenter {
    let presenter = ProfilesPresenter(interactor: interactor, router: router)
    await presenter.load()
    return presenter
  }

  @Test func `The others that have a name are listed`() async {
    let presenter = await makePresenter()
    #expect(presenter.phase == .content)
    #expect(presenter.others.map(\.profile.name) == ["Ada", "지우"])
  }

  @Test func `An anonymous profile that holds something is left with a warning only`() async {
    let presenter = await makePresenter()
    router.onConfirmLeaving = { _ in false }
    await presenter.onProfilePressed(presenter.others[0].id)
    #expect(interactor.calls.isEmpty && presenter.work == nil)
    await presenter.onNewProfilePressed()
    #expect(interactor.calls.isEmpty && presenter.work == nil)
    router.onConfirmLeaving = { [interactor] contents in
      #expect(contents == interactor.profiles[0].contents && presenter.work == .asking)
      // While the question stands, no other one comes.
      await presenter.onNewProfilePressed()
      return true
    }
    await presenter.onProfilePressed(presenter.others[0].id)
    #expect(interactor.calls == [.switching(presenter.others[0].id)])
    #expect(presenter.work == .switching(presenter.others[0].id))
  }

  @Test func `Who is saved, or holds nothing, goes without a question`() async {
    interactor.profiles[0].contents = ProfileContents()
    await makePresenter().onNewProfilePressed()
    interactor.profiles[1].isInUse = true
    interactor.profiles[0].isInUse = false
    let presenter = await makePresenter()
    #expect(presenter.others.map(\.profile.name) == ["지우"])
    await presenter.onProfilePressed(presenter.others[0].id)
    #expect(interactor.calls == [.signOut, .switching(presenter.others[0].id)])
    #expect(router.calls.isEmpty)
  }

  @Test func `A failure is told, and can be tried again`() async {
    interactor.error = OutOfReach()
    let presenter = await makePresenter()
    #expect(presenter.phase == .failed("The shelf is out of reach."))
    interactor.error = nil
    await presenter.onTryAgainPressed()
    #expect(presenter.phase == .content)
    interactor.profiles[0].contents = ProfileContents()
    await presenter.load()
    interactor.error = OutOfReach()
    await presenter.onProfilePressed(presenter.others[0].id)
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")] && presenter.work == nil)
    interactor.error = CancellationError()
    await presenter.onNewProfilePressed()
    #expect(router.calls.count == 1 && presenter.work == nil)
  }
}

@MainActor struct SaveProfilePresenterTests {
  private let interactor = FakeOnboardingInteractor(.typical)
  private let router = RecordingOnboardingRouter()

  private func makePresenter() async -> SaveProfilePresenter {
    let presenter = SaveProfilePresenter(interactor: interactor, router: router)
    await presenter.load()
    return presenter
  }

  @Test func `What is known is filled in, once`() async {
    interactor.profiles[0].profile.name = "Ada"
    interactor.profiles[0].profile.email = "a@b"
    interactor.profiles[0].profile.color = .red
    let presenter = await makePresenter()
    #expect((presenter.name, presenter.email) == ("Ada", "a@b") && presenter.color == .red)
    presenter.name = "Bo"
    await presenter.load()
    #expect(presenter.name == "Bo")
  }

  @Test func `It is saved as it was typed`() async {
    let presenter = await makePresenter()
    #expect(!presenter.canSave)
    #expect(await !presenter.onSavePressed())
    (presenter.name, presenter.email, presenter.color) = ("Ada", "a@b", .mint)
    presenter.picturePath = " '/tmp/me.png' "
    #expect(await presenter.onSavePressed())
    #expect(interactor.calls == [.saving(name: "Ada", email: "a@b", .mint, picture: "/tmp/me.png")])
    #expect(router.calls == [.finish(with: interactor.profiles[0].profile)])
  }

  @Test func `A failure keeps what was typed`() async {
    let presenter = await makePresenter()
    presenter.name = "Ada"
    interactor.error = OutOfReach()
    #expect(await !presenter.onSavePressed())
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.name == "Ada" && presenter.canSave)
    presenter.onCancelPressed()
    #expect(router.calls.last == .dismissScreen)
  }

  @Test func `What cannot be read can be tried again`() async {
    interactor.error = OutOfReach()
    let presenter = await makePresenter()
    #expect(presenter.phase == .failed("The shelf is out of reach."))
    presenter.name = "Ada"
    #expect(await !presenter.onSavePressed())
    interactor.error = nil
    await presenter.onTryAgainPressed()
    #expect(presenter.phase == .content)
  }
}

@MainActor struct ArchivesPresenterTests {
  private let interactor = FakeOnboardingInteractor(.typical)
  private let router = RecordingOnboardingRouter()

  private func makePresenter() -> ArchivesPresenter { ArchivesPresenter(interactor: interactor, router: router) }

  @Test func `An export goes where the person says`() async {
    interactor.profiles[0].profile.name = "Ada / 에이다"
    router.onAskForExportFile = { suggested in
      #expect(suggested == "~/aichat-ada에이다.jsonl")
      return "/tmp/file"
    }
    let presenter = makePresenter()
    await presenter.onExportPressed()
    #expect(interactor.calls == [.exporting(nil, "/tmp/file", isReplacing: false)])
    #expect(presenter.work == .exported(interactor.profiles[0].contents, path: "/tmp/file"))
  }

  @Test func `A file that is there is replaced when the person agrees`() async {
    interactor.files = ["/tmp/file"]
    router.onAskForExportFile = { _ in "/tmp/file" }
    router.onConfirmReplacing = { _ in false }
    let presenter = makePresenter()
    await presenter.onExportPressed()
    #expect(presenter.work == .nothing && interactor.calls.count == 1)
    router.onConfirmReplacing = { _ in true }
    await presenter.onExportPressed()
    #expect(interactor.calls.last == .exporting(nil, "/tmp/file", isReplacing: true))
    #expect(presenter.work == .exported(interactor.profiles[0].contents, path: "/tmp/file"))
  }

  @Test func `An import tells what came`() async {
    interactor.found.messages.added = 7
    router.onAskForImportFile = { "/tmp/file" }
    let presenter = makePresenter()
    await presenter.onImportPressed()
    #expect(interactor.calls == [.importing("/tmp/file")] && presenter.work == .imported(interactor.found))
  }

  @Test func `Nothing happens without a path`() async {
    let presenter = makePresenter()
    for path in [nil, " "] {
      router.onAskForExportFile = { _ in path }
      router.onAskForImportFile = { path }
      await presenter.onExportPressed()
      await presenter.onImportPressed()
    }
    #expect(interactor.calls.isEmpty && presenter.work == .nothing)
  }

  @Test func `A failure is told, and one thing is done at a time`() async {
    let presenter = makePresenter()
    router.onAskForImportFile = {
      await presenter.onExportPressed()
      return "/tmp/file"
    }
    interactor.error = OutOfReach()
    await presenter.onImportPressed()
    #expect(interactor.calls == [.importing("/tmp/file")])
    #expect(router.calls == [.askForImportFile, .showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.work == .nothing)
  }
}
