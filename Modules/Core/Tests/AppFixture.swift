import Conversations
import Configuration
import Entities
import FeatureKit
import LanguageModels
import Synchronization
import System
import Terminal
import TerminalTesting
import TerminalUI
import Testing

@testable import Core
@testable import aichat

/// The whole app over memory, driven by a pilot.
@MainActor final class AppFixture {
  let container: DependencyContainer
  let interactor: CoreInteractor
  let model: ScriptedModel
  private(set) var presenter: AppPresenter
  private(set) var pilot: Pilot

  /// The features of the app, from its own list.
  static let all = Aichat.app.features

  static func make(
    _ features: [CoreFeature] = all, language: TerminalUI.Language = .english, columns: Int = 80, rows: Int = 24,
    depth: GoldenDepth = .truecolor, traits: TerminalTraits = .dark, theme: String? = nil,
    model: ScriptedModel = ScriptedModel(), answering real: (any LanguageModel)? = nil,
    prepare: (inout DependencyContainer) -> Void = { _ in }
  ) async throws -> AppFixture {
    var container = DependencyContainer.inMemory(language: language, model: real ?? model, now: SteadyClock().now)
    container.preferences = try preferences(language, theme)
    prepare(&container)
    let interactor = container.interactor
    let presenter = try await present(features, container, interactor, language)
    return AppFixture(
      container, interactor, model, presenter,
      Self.pilot(presenter, interactor, language, columns: columns, rows: rows, depth: depth, traits: traits))
  }

  /// The default settings, except for the language and the theme.
  private static func preferences(_ language: TerminalUI.Language, _ theme: String?) throws -> Preferences {
    let environment = ProcessEnvironment(["HOME": "/nonexistent", "LANG": "\(language.rawValue).UTF-8"])
    var entries = try AppConfiguration(environment: environment).entries
    for index in entries.indices where entries[index].key == CommonOption.theme.key {
      entries[index].value = theme ?? entries[index].value
    }
    return Preferences(entries, editor: ConfigurationEditor(path: "/dev/null/config.json"))
  }

  private init(
    _ container: DependencyContainer, _ interactor: CoreInteractor, _ model: ScriptedModel, _ presenter: AppPresenter,
    _ pilot: Pilot
  ) {
    (self.container, self.interactor, self.model, self.presenter, self.pilot) =
      (container, interactor, model, presenter, pilot)
  }

  /// Quits the app and opens it again, on the same data.
  func relaunch(
    _ features: [CoreFeature] = all, language: TerminalUI.Language = .english, columns: Int = 80
  ) async throws {
    pilot.stop()
    await presenter.finish()
    await interactor.conversationService.finishAll()
    presenter = try await Self.present(features, container, container.interactor, language)
    pilot = Self.pilot(presenter, container.interactor, language, columns: columns, rows: 24, depth: .truecolor)
  }

  private static func present(
    _ features: [CoreFeature], _ container: DependencyContainer, _ interactor: CoreInteractor,
    _ language: TerminalUI.Language
  ) async throws -> AppPresenter {
    let selection = try FeatureSelection(of: all, in: "aichat", only: features.map(\.id))
    let added = try CoreBuilder(interactor: interactor, language: language, selection: selection).registry()
      .contributions
    let configuration = try AppConfiguration(environment: ProcessEnvironment(["HOME": "/nonexistent"]))
    return try await AppSession(added, container, interactor, configuration, language).makePresenter()
  }

  private static func pilot(
    _ presenter: AppPresenter, _ interactor: CoreInteractor, _ language: TerminalUI.Language, columns: Int, rows: Int,
    depth: GoldenDepth, traits: TerminalTraits = .dark
  ) -> Pilot {
    Pilot(
      columns: columns, rows: rows, language: language, depth: depth, traits: traits,
      prepare: {
        $0.leastWindow = AppView.leastWindow
        $0.commandPanel = presenter.commandPanel
        $0.adjustment = Appearance(interactor.preferences).adjust
      }, root: AppView(presenter: presenter))
  }

  /// Goes through the start screens, to the tabs.
  func completeOnboarding(in language: TerminalUI.Language = .english) async {
    await completeOnboardingWithoutTabs(in: language)
    // By the state, not by a title: with many tabs in a small window, titles are short.
    #expect(await pilot.waits { if case .tabs = presenter.stage { true } else { false } })
    await pilot.settle()
  }

  /// Goes through the start screens, without expecting tabs.
  func completeOnboardingWithoutTabs(in language: TerminalUI.Language = .english) async {
    #expect(await pilot.shows(language("Get started", "시작하기")))
    await pilot.press(.enter)
    #expect(await pilot.shows(language("Continue", "계속")))
    await completeOnboardingFromIntro(in: language)
  }

  /// Goes through the start screens from the second on.
  func completeOnboardingFromIntro(in language: TerminalUI.Language = .english) async {
    await pilot.press(.enter)
    #expect(await pilot.shows(language("Your terminal", "터미널 확인")))
    await pilot.press(.enter)
    #expect(await pilot.shows(language("Your model", "답하는 모델")))
    await pilot.press(.enter)
    #expect(await pilot.shows(language("1 Red", "1 빨간색")))
    #expect(!pilot.screen.contains(language("Continue", "계속")))
    await pilot.press(.right, .enter)
    #expect(await pilot.focus(on: language("[ Continue ]", "[ 계속 ]")))
    await pilot.press(.enter)
    #expect(await pilot.shows(language("Finish", "완료")))
    await pilot.press(.enter)
    #expect(await pilot.hides(language("Finish", "완료")))
  }

  /// Whether no progress figure turns: no reply is arriving, nothing is loading.
  var isIdle: Bool { Self.isIdle(pilot) }

  static func isIdle(_ pilot: Pilot) -> Bool {
    !pilot.screen.contains { "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".contains($0) } && !pilot.screen.contains("Esc Stop")
      && !pilot.screen.contains("Esc 멈추기")
  }
}

/// A model with answers from a test, at the time that the test chooses.
final class ScriptedModel: PlainModel {
  let choice: ModelChoice
  private let pieces: Mutex<[ReplyEvent]> = Mutex([.text("Hello "), .text("there."), .finished(.stop)])
  private let held: Mutex<[AsyncThrowingStream<ReplyEvent, any Error>.Continuation]> = Mutex([])
  private let isHolding = Mutex(false)
  let prompts: Mutex<[Prompt]> = Mutex([])

  init(choice: ModelChoice = ModelChoice(provider: "test", model: "scripted")) {
    self.choice = choice
  }

  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    prompts.withLock { $0.append(prompt) }
    return AsyncThrowingStream { continuation in
      if isHolding.withLock({ $0 }) {
        held.withLock { $0.append(continuation) }
      } else {
        for piece in pieces.withLock({ $0 }) { continuation.yield(piece) }
        continuation.finish()
      }
    }
  }

  /// From now on each reply is this text, at once.
  func answer(_ text: String) {
    pieces.withLock { $0 = [.text(text), .finished(.stop)] }
  }

  /// From now on replies wait for `yield` and `finish`.
  func hold() {
    isHolding.withLock { $0 = true }
  }

  func yield(_ text: String) {
    _ = held.withLock { $0.last }?.yield(.text(text))
  }

  func think(_ text: String) {
    _ = held.withLock { $0.last }?.yield(.reasoning(text))
  }

  func finish() {
    guard let last = held.withLock({ $0.popLast() }) else { return }
    last.yield(.finished(.stop))
    last.finish()
  }

  func fail(_ failure: ModelFailure) {
    held.withLock { $0.popLast() }?.finish(throwing: failure)
  }
}
