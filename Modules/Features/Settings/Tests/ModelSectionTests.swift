import Entities
import FeatureKitTestSupport
import SettingsTestSupport
import Testing

@testable import Settings

@MainActor struct ModelSectionTests {
  private let interactor = FakeSettingsInteractor(.typical)
  private let router = RecordingSettingsRouter()
  private let selection = ModelSelection(
    choice: ModelChoice(provider: "ollama", model: "gemma3"), address: "http://127.0.0.1:11434")

  private func presenter() -> ModelSectionPresenter { ModelSectionPresenter(interactor: interactor, router: router) }

  @Test func `What is chosen answers at once, and is kept`() async {
    router.onChooseUsualModel = { [selection] _ in selection }
    let presenter = presenter()
    #expect(await presenter.onChoosePressed())
    #expect(interactor.calls == [.using(selection), .keepingModel(selection)])
    #expect(presenter.model == selection.choice)
  }

  @Test func `Nothing changes for who would rather not`() async {
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
    #expect(presenter.model.provider == "offline")
  }

  @Test func `A model that cannot be used is told, and not kept`() async {
    interactor.error = OutOfReach()
    router.onChooseUsualModel = { [selection] _ in selection }
    let presenter = presenter()
    #expect(await presenter.onChoosePressed() == false)
    #expect(interactor.calls == [.using(selection)])
    #expect(presenter.model.provider == "offline")
    #expect(router.calls.count == 2)
  }
}
