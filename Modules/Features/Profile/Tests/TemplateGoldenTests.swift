import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The screens of templates: the list and the form.
@MainActor struct TemplateGoldenTests {
  enum Screen: String, CaseIterable {
    case templates, template
  }

  /// The states that look like another screen's are in `GoldenTests`.
  nonisolated private static func differs(_ screen: Screen, _ scene: DemoScene) -> Bool {
    scene == .typical || screen == .templates && scene == .empty
  }

  nonisolated private static let cases = GoldenCase<Screen, DemoScene>.all(
    where: differs, korean: (.templates, .typical), tiny: (.templates, .typical))

  private func open(
    _ screen: Screen, _ scene: DemoScene, _ window: GoldenWindow = .common, _ depth: GoldenDepth = .truecolor
  ) async -> FooterClicks.Made {
    let (interactor, router) = (FakeProfileInteractor(scene), RecordingProfileRouter())
    router.onCreateTemplate = { nil }
    router.onEditTemplate = { _ in nil }
    router.onConfirm = { _ in false }
    let view =
      switch screen {
      case .templates: AnyView(TemplatesView(presenter: TemplatesPresenter(interactor: interactor, router: router)))
      case .template:
        AnyView(
          TemplateFormView(
            presenter: TemplateFormPresenter(
              editing: interactor.templateList.templates.first, interactor: interactor, router: router)))
      }
    let pilot = Pilot(showing: view, in: window, depth: depth)
    await pilot.settle()
    interactor.loadError = nil
    return (
      pilot, { "\(router.calls) \(interactor.templateList.templates.count) \(interactor.loadGate.arrivals)" }
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
    let quiet = screen == .template ? ["Next field"] : []
    let faults = await FooterClicks { await open(screen, .typical) }.faults(quiet: quiet)
    #expect(faults == [])
  }
}
