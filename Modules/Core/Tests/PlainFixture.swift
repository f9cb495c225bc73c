import Configuration
import Conversations
import Entities
import Experiments
import FeatureKit
import LanguageModels
import System
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The whole app over memory, line by line.
@MainActor final class PlainFixture {
  let container: DependencyContainer
  let interactor: CoreInteractor
  let contributions: Contributions
  let presenter: AppPresenter
  let model: ScriptedModel
  let pilot: PlainPilot
  let language: TerminalUI.Language

  /// - Parameters:
  ///   - model: The model that answers; a scripted one by default.
  ///   - overrides: The chosen variants of experiments, by name.
  init(
    language: TerminalUI.Language = .english, model other: (any LanguageModel)? = nil, overrides: [String: String] = [:]
  ) async throws {
    let model = ScriptedModel()
    container = DependencyContainer.inMemory(language: language, model: other ?? model, now: SteadyClock().now)
    let interactor = container.interactor
    for (test, variant) in overrides { try interactor.overrideExperiment(test, with: variant) }
    let selection = try FeatureSelection(of: AppFixture.all, in: "aichat")
    contributions = try CoreBuilder(interactor: interactor, language: language, selection: selection).registry()
      .contributions
    let configuration = try AppConfiguration(environment: ProcessEnvironment(["HOME": "/nonexistent"]))
    presenter = try await AppSession(contributions, container, interactor, configuration, language).makePresenter()
    pilot = PlainPilot(language: language, root: AppView(presenter: presenter))
    (self.interactor, self.model, self.language) = (interactor, model, language)
  }

  /// Goes through the start screens, to the tabs.
  func completeOnboarding() async {
    #expect(await pilot.tells(language("1. Get started", "1. 시작하기")))
    await pilot.enter("1")
    #expect(await pilot.tells(language("1. Continue", "1. 계속")))
    await pilot.enter("1")
    #expect(await pilot.tells(language("Your terminal", "터미널 확인")))
    await pilot.enter("1")
    #expect(await pilot.tells(language("Your model", "답하는 모델")))
    _ = await pilot.choose(language("Continue", "계속"))
    #expect(await pilot.tells(language("5. Mint", "5. 민트색")))
    await pilot.enter("5")
    #expect(await pilot.tells(language("5. Mint (chosen)", "5. 민트색 (선택됨)")))
    _ = await pilot.choose(language("Continue", "계속"))
    #expect(await pilot.tells(language("1. Finish", "1. 완료")))
    await pilot.enter("1")
    #expect(await pilot.tells(language("1. Assistant", "1. 어시스턴트")))
    #expect(await pilot.rests())
  }

  /// Chooses an action by its label, and waits for a text.
  func choose(_ words: String, until wanted: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try #require(
      await pilot.choose(words), "no number has “\(words)”:\n\(pilot.answer)", sourceLocation: sourceLocation)
    let came = await pilot.tells(wanted)
    try #require(came, "no “\(wanted)”:\n\(pilot.answer)", sourceLocation: sourceLocation)
    #expect(await pilot.rests(), sourceLocation: sourceLocation)
  }
}
