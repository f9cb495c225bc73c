import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The screens of personas: the list, the form and the choice for a chat.
@MainActor struct PersonaGoldenTests {
  enum Screen: String, CaseIterable {
    case personas, persona, picker = "persona-picker"
  }

  /// The states that look like another screen's are in `GoldenTests`.
  nonisolated private static func differs(_ screen: Screen, _ scene: DemoScene) -> Bool {
    scene == .typical || screen == .personas && scene == .empty
  }

  nonisolated private static let cases = GoldenCase<Screen, DemoScene>.all(
    where: differs, korean: (.personas, .typical), tiny: (.personas, .typical))

  private func open(
    _ screen: Screen, _ scene: DemoScene, _ window: GoldenWindow = .common, _ depth: GoldenDepth = .truecolor
  ) async -> FooterClicks.Made {
    let (interactor, router) = (FakeProfileInteractor(scene), RecordingProfileRouter())
    router.onCreatePersona = { nil }
    router.onEditPersona = { _ in nil }
    router.onConfirm = { _ in false }
    let view =
      switch screen {
      case .personas: AnyView(PersonasView(presenter: PersonasPresenter(interactor: interactor, router: router)))
      case .persona:
        AnyView(
          PersonaFormView(
            presenter: PersonaFormPresenter(
              editing: interactor.personaList.first, interactor: interactor, router: router)))
      case .picker:
        AnyView(
          PersonaPickerView(
            presenter: PersonaPickerPresenter(
              PersonaPickerParameters(now: PersonaInUse(.mina, in: .everywhere)), interactor: interactor,
              router: router)))
      }
    let pilot = Pilot(showing: view, in: window, depth: depth)
    await pilot.settle()
    interactor.loadError = nil
    return (
      pilot,
      { "\(router.calls) \(interactor.personaList.count) \(interactor.bindings) \(interactor.loadGate.arrivals)" }
    )
  }

  @Test(arguments: cases) func screen(_ golden: GoldenCase<Screen, DemoScene>) async {
    let (pilot, _) = await open(golden.screen, golden.state, golden.window)
    #expect(Golden.difference(pilot.screen, from: "\(golden)") == nil)
    pilot.stop()
  }

  @Test(arguments: Screen.allCases, DemoScene.allCases)
  func `It is whole in every window, language and colour depth`(screen: Screen, state: DemoScene) async throws {
    let properties = LayoutProperties(
      endings: [.long, .hostile].contains(state) ? nil : ["Loading…", "불러오는 중…", "Saving…", "저장 중…"]
    ) { await open(screen, state, $0, $1).pilot }
    let faults = try await properties.faults()
    #expect(faults == [])
  }

  @Test(arguments: Screen.allCases) func `The footer's keys can be clicked`(screen: Screen) async {
    // From the first field to the second only the caret moves.
    let quiet = screen == .persona ? ["Next field"] : []
    let faults = await FooterClicks { await open(screen, .typical) }.faults(quiet: quiet)
    #expect(faults == [])
  }
}
