import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

/// The approved image of every screen in every state.
@MainActor struct GoldenTests {
  enum Screen: String, CaseIterable {
    case welcome, intro, community, terminal, model, key, color, completed, profiles, save, data
  }

  enum State: String, CaseIterable {
    case first, chosen, storing, empty, failing, long, hostile
  }

  nonisolated private static func differs(_ screen: Screen, _ state: State) -> Bool {
    switch state {
    case .first: true
    case .chosen: [.color, .save, .key].contains(screen)
    case .storing: screen == .completed
    case .empty, .failing, .long, .hostile: [.profiles, .terminal].contains(screen)
    }
  }

  nonisolated private static let cases = GoldenCase<Screen, State>.all(
    where: differs, korean: (.color, .chosen))

  private func open(
    _ screen: Screen, _ state: State, _ window: GoldenWindow = .common, _ depth: GoldenDepth = .truecolor
  ) async -> FooterClicks.Made {
    let scene: DemoScene =
      switch state {
      case .storing: .loading
      case .first, .chosen: .typical
      case .empty: .empty
      case .failing: .failing
      case .long: .long
      case .hostile: .hostile
      }
    let interactor = FakeOnboardingInteractor(scene)
    let router = RecordingOnboardingRouter()
    router.onAskForExportFile = { _ in nil }
    router.onAskForImportFile = { _ in nil }
    router.onChooseUsualModel = { _ in nil }
    router.onPasteKey = { nil }
    router.onConfirm = { _ in false }
    let view =
      switch screen {
      case .welcome:
        AnyView(WelcomeView(interactor, router))
      case .profiles: AnyView(ProfilesView(presenter: ProfilesPresenter(interactor: interactor, router: router)))
      case .save: AnyView(SaveProfileView(presenter: SaveProfilePresenter(interactor: interactor, router: router)))
      case .data: AnyView(ArchivesSection(presenter: ArchivesPresenter(interactor: interactor, router: router)))
      case .intro: AnyView(IntroView(interactor, router))
      case .community: AnyView(CommunityView(interactor, router))
      case .terminal: AnyView(TerminalCheckView(interactor, router))
      case .model: AnyView(FirstModelView(interactor, router))
      case .key: AnyView(PasteKeyView(presenter: PasteKeyPresenter(interactor: interactor, router: router)))
      case .color: AnyView(ColorView(interactor, router))
      case .completed:
        AnyView(
          CompletedView(
            presenter: CompletedPresenter(
              parameters: CompletedParameters(color: .mint), interactor: interactor, router: router)))
      }
    let pilot = Pilot(showing: view, in: window, depth: depth)
    await pilot.settle()
    switch state {
    case .first, .empty, .failing, .long, .hostile: break
    case .chosen: await pilot.type(screen == .save ? "Ada 에이다" : screen == .key ? "sk-secret" : "5")
    case .storing: await pilot.press(.enter)
    }
    return (pilot, { "\(router.calls) \(interactor.asked) \(interactor.calls)" })
  }

  @Test(arguments: cases) func screen(_ golden: GoldenCase<Screen, State>) async {
    let (pilot, _) = await open(golden.screen, golden.state, golden.window)
    #expect(Golden.difference(pilot.screen, from: "\(golden)") == nil)
    pilot.stop()
  }

  @Test(arguments: GoldenCase.pairs(where: differs))
  func `It is whole in every window, language and colour depth`(screen: Screen, state: State) async throws {
    let properties = LayoutProperties(endings: [.long, .hostile].contains(state) ? nil : ["Saving…", "저장 중…"]) {
      await open(screen, state, $0, $1).pilot
    }
    let faults = try await properties.faults()
    #expect(faults == [])
  }

  @Test(arguments: GoldenDepth.allCases) func colors(depth: GoldenDepth) async {
    let (pilot, _) = await open(.color, .chosen, .common, depth)
    #expect(Golden.difference(pilot.colors, from: "color-chosen-80x24-en.\(depth.rawValue)") == nil)
    pilot.stop()
  }

  @Test(arguments: Screen.allCases) func `The footer's keys can be clicked`(screen: Screen) async {
    let state: State = [.color, .save, .key].contains(screen) ? .chosen : .first
    let faults = await FooterClicks { await open(screen, state) }.faults(quiet: ["Next field"])
    #expect(faults == [])
  }
}
