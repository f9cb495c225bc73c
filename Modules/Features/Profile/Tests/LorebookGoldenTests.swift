import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The screens of lorebooks: the list, one of them, its forms, and where it counts.
@MainActor struct LorebookGoldenTests {
  enum Screen: String, CaseIterable {
    case lorebooks, lorebook, form = "lorebook-form", entry = "lorebook-entry", places = "lorebook-places"
  }

  /// The states that look like another screen's are in `GoldenTests`.
  nonisolated private static func differs(_ screen: Screen, _ scene: DemoScene) -> Bool {
    scene == .typical || screen == .lorebooks && scene == .empty
  }

  nonisolated private static let cases = GoldenCase<Screen, DemoScene>.all(
    where: differs, korean: (.lorebook, .typical), tiny: (.lorebook, .typical))

  private func open(
    _ screen: Screen, _ scene: DemoScene, _ window: GoldenWindow = .common, _ depth: GoldenDepth = .truecolor
  ) async -> FooterClicks.Made {
    let (interactor, router) = (FakeProfileInteractor(scene), RecordingProfileRouter())
    router.onCreateLorebook = { nil }
    router.onEditLorebook = { _ in nil }
    router.onCreateLorebookEntry = { _ in nil }
    router.onEditLorebookEntry = { _, _, _ in nil }
    router.onAskForFile = { _, _, _ in nil }
    router.onConfirm = { _ in false }
    let view = self.view(screen, interactor, router)
    let pilot = Pilot(showing: view, in: window, depth: depth)
    await pilot.settle()
    interactor.loadError = nil
    return (
      pilot,
      {
        "\(router.calls) \(interactor.lorebookList.map(\.lorebook)) \(interactor.lorebookList.map(\.entries.count)) "
          + "\(interactor.lorebookList.map { $0.entries.map(\.isEnabled) }) \(interactor.assignments) "
          + "\(interactor.loadGate.arrivals)"
      }
    )
  }

  private func view(
    _ screen: Screen, _ interactor: FakeProfileInteractor, _ router: RecordingProfileRouter
  ) -> AnyView {
    let details = interactor.lorebookList.first ?? .tea
    if interactor.lorebookList.isEmpty, screen != .lorebooks { interactor.lorebookList = [details] }
    switch screen {
    case .lorebooks:
      return AnyView(LorebooksView(presenter: LorebooksPresenter(interactor: interactor, router: router)))
    case .lorebook:
      return AnyView(
        LorebookView(presenter: LorebookPresenter(details.lorebook, interactor: interactor, router: router)))
    case .form:
      let presenter = LorebookFormPresenter(editing: details, interactor: interactor, router: router)
      presenter.isOpen = true
      return AnyView(LorebookFormView(presenter: presenter))
    case .entry:
      let presenter = LorebookEntryPresenter(
        details.lorebook, editing: details.entries.last.map { ($0, details.entries.count - 1) },
        interactor: interactor, router: router)
      presenter.isOpen = true
      return AnyView(LorebookEntryView(presenter: presenter))
    case .places:
      return AnyView(
        LorebookPlacesView(
          presenter: LorebookPlacesPresenter(details.lorebook, interactor: interactor, router: router)))
    }
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
    let quiet = [Screen.form, .entry].contains(screen) ? ["Next field"] : []
    let faults = await FooterClicks { await open(screen, .typical) }.faults(quiet: quiet)
    #expect(faults == [])
  }
}
