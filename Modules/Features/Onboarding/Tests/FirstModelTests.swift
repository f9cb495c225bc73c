import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

/// The first model: a server that runs here, a provider with a key, or the rules.
@MainActor struct FirstModelTests {
  private let interactor = FakeOnboardingInteractor(.typical)
  private let router = RecordingOnboardingRouter()
  private let chosen = ModelSelection(
    choice: ModelChoice(provider: "openai", model: "gemma3"), address: "http://127.0.0.1:1234/v1")

  private func show(language: Language = .english) -> Pilot {
    Pilot(showing: FirstModelView(interactor, router), columns: 80, rows: 24, language: language)
  }

  @Test(arguments: Language.allCases) func `Enter goes on with the rules`(language: Language) async {
    let pilot = show(language: language)
    await pilot.settle()
    #expect(pilot.screen.contains(language.offlineAnswers))
    await pilot.press(.enter)
    #expect(router.calls == [.showColor] && interactor.calls.isEmpty)
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `The footer says what Enter does on each card`(language: Language) async {
    let pilot = show(language: language)
    await pilot.settle()
    #expect(pilot.lines.last?.contains("⏎ \(language.next)") == true)
    await pilot.press(.up)
    #expect(pilot.lines.last?.contains("⏎ \(language.pasteKey)") == true)
    #expect(pilot.lines.last?.contains("⏎ \(language.next)") == false)
    await pilot.press(.up)
    #expect(pilot.lines.last?.contains("⏎ \(language.chooseModel)") == true)
    pilot.stop()
  }

  /// The screen says which servers would be asked, and when.
  @Test(arguments: Language.allCases) func `It says that no server is asked yet`(language: Language) async {
    let pilot = show(language: language)
    await pilot.settle()
    #expect(pilot.screen.contains(language("aichat contacts no server until you choose a model", "아무 데도 연결하지 않습니다")))
    pilot.stop()
  }

  @Test(arguments: Language.allCases)
  func `The model that an option names goes on answering, and the screen says so`(language: Language) async {
    interactor.modelChoice = ModelChoice(provider: "ollama", model: "mine")
    interactor.configurationEntries = [
      ConfigurationEntry(key: "provider", value: "ollama", source: "AICHAT_PROVIDER"),
      ConfigurationEntry(key: "model", value: "mine", source: "--model"),
    ]
    router.onChooseUsualModel = { [chosen] _ in chosen }
    let pilot = show(language: language)
    await pilot.settle()
    #expect(pilot.screen.contains("AICHAT_PROVIDER, --model"))
    await pilot.press(.character("m"))
    await pilot.settle()
    #expect(pilot.screen.contains(language.answers(interactor.usualModel)))
    #expect(interactor.calls == [.keepingModel(chosen)])
    pilot.stop()
  }

  @Test func `A model is chosen among all there are`() async {
    router.onChooseUsualModel = { [chosen] _ in chosen }
    let pilot = show()
    await pilot.settle()
    await pilot.press(.character("m"))
    #expect(await pilot.shows("openai · gemma3 answers."))
    #expect(
      router.calls == [.chooseUsualModel(now: ModelSelection(choice: ModelChoice(provider: "offline", model: "rules")))]
    )
    #expect(interactor.calls == [.model(chosen), .keepingModel(chosen)])
    pilot.stop()
  }

  @Test func `Without a choice the earlier model answers`() async {
    router.onChooseUsualModel = { _ in nil }
    let presenter = FirstModelPresenter(interactor: interactor, router: router)
    #expect(await presenter.onChoosePressed() == false)
    #expect(presenter.model.choice.provider == "offline" && interactor.calls.isEmpty)
  }

  @Test func `After a key the user chooses`() async {
    let endpoint = KeyEndpoint(provider: "openai", server: "https://api.openai.com")
    router.onPasteKey = { endpoint }
    router.onChooseUsualModel = { [chosen] _ in chosen }
    let presenter = FirstModelPresenter(interactor: interactor, router: router)
    #expect(await presenter.onKeyPressed())
    #expect(presenter.model.choice == chosen.choice)
  }

  @Test func `Without a key nothing changes`() async {
    router.onPasteKey = { nil }
    let presenter = FirstModelPresenter(interactor: interactor, router: router)
    #expect(await presenter.onKeyPressed() == false)
    #expect(router.calls == [.pasteKey])
  }

  @Test func `What cannot be saved is shown`() async {
    router.onChooseUsualModel = { [chosen] _ in chosen }
    interactor.error = OutOfReach()
    let presenter = FirstModelPresenter(interactor: interactor, router: router)
    #expect(await presenter.onChoosePressed() == false)
    #expect(router.calls.last == .showAlert(for: "The shelf is out of reach."))
    #expect(presenter.model.choice.provider == "offline")
  }
}

/// A pasted key is hidden, and is saved for one server.
@MainActor struct PasteKeyTests {
  private let interactor = FakeOnboardingInteractor()
  private let router = RecordingOnboardingRouter()

  private func show(isPlain: Bool = false) -> (Pilot, PasteKeyPresenter) {
    let presenter = PasteKeyPresenter(interactor: interactor, router: router)
    return (Pilot(showing: PasteKeyView(presenter: presenter), columns: 80, rows: 24), presenter)
  }

  @Test func `It does not show, and goes to its own server`() async {
    let (pilot, presenter) = show()
    #expect(pilot.screen.contains("https://api.openai.com"))
    await pilot.paste("sk-secret\n")
    #expect(!pilot.screen.contains("sk-secret") && pilot.screen.contains("•••••••••"))
    await pilot.press(.enter)
    await pilot.settle()
    let endpoint = KeyEndpoint(provider: "openai", server: "https://api.openai.com")
    #expect(interactor.calls == [.key("sk-secret", endpoint)])
    #expect(router.calls == [.finishWithKey(for: endpoint)])
    #expect(presenter.key.isEmpty)
    pilot.stop()
  }

  @Test func `Another provider is another server`() async {
    let (_, presenter) = show()
    presenter.provider = "anthropic"
    presenter.key = "sk-ant"
    await presenter.onSavePressed()
    #expect(
      interactor.calls == [.key("sk-ant", KeyEndpoint(provider: "anthropic", server: "https://api.anthropic.com"))])
  }

  @Test func `After a failure it is still there`() async {
    interactor.error = OutOfReach()
    let (_, presenter) = show()
    presenter.key = "sk-secret"
    #expect(await presenter.onSavePressed() == nil)
    #expect(presenter.key == "sk-secret" && !presenter.isSaving)
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
  }

  @Test func `Pasted text is not discarded without a question`() async {
    let (pilot, presenter) = show()
    presenter.onCancelPressed()
    #expect(router.calls == [.dismissScreen])
    await pilot.paste("sk-secret")
    router.onConfirm = { _ in false }
    await pilot.press(.escape)
    await pilot.settle()
    #expect(router.calls.last == .confirm(.discarding) && presenter.key == "sk-secret")
    router.onConfirm = { _ in true }
    await presenter.discard()
    #expect(router.calls.last == .dismissScreen && presenter.key.isEmpty)
    pilot.stop()
  }

  @Test func `An empty key is not saved`() async {
    let (_, presenter) = show()
    presenter.key = "  "
    #expect(await presenter.onSavePressed() == nil)
    #expect(interactor.calls.isEmpty)
  }
}
