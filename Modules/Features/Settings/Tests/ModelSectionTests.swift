import Entities
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct ModelSectionTests {
  private let interactor = FakeSettingsInteractor(.typical)
  private let router = RecordingSettingsRouter()
  private let selection = ModelSelection(
    choice: ModelChoice(provider: "ollama", model: "gemma3"), address: "http://127.0.0.1:11434")

  private func presenter() -> ModelSectionPresenter {
    ModelSectionPresenter(Shortcut.samples, interactor: interactor, router: router)
  }

  @Test func `What is chosen answers at once, and is kept`() async {
    router.onChooseUsualModel = { [selection] _ in selection }
    let presenter = presenter()
    #expect(await presenter.onChoosePressed())
    #expect(interactor.calls == [.using(selection), .keepingModel(selection)])
    #expect(presenter.model.choice == selection.choice)
  }

  @Test func `Nothing changes after a cancelled choice`() async {
    router.onChooseUsualModel = { _ in nil }
    #expect(await presenter().onChoosePressed() == false)
    #expect(interactor.calls == [])
  }

  @Test(arguments: ["AICHAT_MODEL", "--model"]) func `What comes before the file goes on answering`(
    source: String
  ) async {
    interactor.configurationEntries = [ConfigurationEntry(key: "model", value: "m", source: source)]
    router.onChooseUsualModel = { [selection] _ in selection }
    let presenter = presenter()
    #expect(await presenter.onChoosePressed())
    #expect(interactor.calls == [.keepingModel(selection)])
    #expect(presenter.model.choice.provider == "offline")
  }

  /// An address without a model names no model: the chosen model answers, with any source of the address.
  @Test func `An address without a model leaves the choice`() async {
    interactor.modelChoice = ModelChoice(provider: "openai", model: "")
    interactor.configurationEntries = [ConfigurationEntry(key: "base_url", value: "http://h", source: "--base-url")]
    router.onChooseUsualModel = { [selection] _ in selection }
    let presenter = presenter()
    #expect(await presenter.onChoosePressed())
    #expect(presenter.model.choice == selection.choice)
  }

  @Test func `After a key the user chooses a model, and the key is listed`() async {
    let endpoint = KeyEndpoint(provider: "openai", server: "https://api.openai.com")
    let presenter = presenter()
    #expect(presenter.keys.isEmpty)
    router.onPasteKey = { [interactor] in
      interactor.savedKeys = [KeyEntry(endpoint: endpoint, place: .keyring)]
      return endpoint
    }
    router.onChooseUsualModel = { [selection] _ in selection }
    #expect(await presenter.onPastePressed())
    #expect(presenter.keys.map(\.endpoint) == [endpoint] && presenter.model.choice == selection.choice)
    router.onPasteKey = { nil }
    #expect(await presenter.onPastePressed() == false)
    #expect(router.calls.last == .pasteKey)
  }

  @Test(arguments: Language.allCases) func `A key is deleted once the user agreed`(language: Language) async {
    let endpoint = KeyEndpoint(provider: "openai", server: "https://api.openai.com")
    interactor.savedKeys = [
      KeyEntry(endpoint: endpoint, place: .variable("OPENAI_API_KEY")),
      KeyEntry(endpoint: endpoint, place: .file("/home/ada/keys.json"), ending: "1f2e"),
    ]
    router.onConfirm = { _ in false }
    let pilot = await Shown(
      interactor, router, parameters: SettingsParameters(section: "model"), language: language
    ).pilot
    #expect(pilot.screen.contains("OPENAI_API_KEY") && pilot.screen.contains("…1f2e"))
    // A key in the environment cannot be deleted by the program.
    #expect(pilot.lines.count { $0.contains(language.forgetKey(of: endpoint)) } == 1)
    await pilot.click(on: language.forgetKey(of: endpoint))
    #expect(router.calls == [.confirm(.forgetting(keyFor: endpoint))] && interactor.calls == [])
    router.onConfirm = { _ in true }
    await pilot.click(on: language.forgetKey(of: endpoint))
    #expect(await pilot.shows(language.noKeysYet.prefix(10).description))
    #expect(interactor.calls == [.dropping(endpoint)])
    pilot.stop()
  }

  @Test func `A model that cannot be used is reported, and not saved`() async {
    interactor.error = OutOfReach()
    router.onChooseUsualModel = { [selection] _ in selection }
    let presenter = presenter()
    #expect(await presenter.onChoosePressed() == false)
    #expect(interactor.calls == [.using(selection)])
    #expect(presenter.model.choice.provider == "offline")
    #expect(router.calls.count == 2)
  }
}
