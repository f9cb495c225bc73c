import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI

@testable import Profile

/// Opens some screens of the feature on the fakes of a scene, and checks them.
@MainActor struct DemoScreens<Screen: Sendable> {
  /// What the screens can change, in words.
  let state: @MainActor (FakeProfileInteractor) -> String
  /// Makes a screen.
  let view: @MainActor (Screen, FakeProfileInteractor, RecordingProfileRouter) -> AnyView

  /// Opens a screen. The user cancels each form and question that it leads to.
  private func open(
    _ screen: Screen, _ scene: DemoScene, _ window: GoldenWindow = .common, _ depth: GoldenDepth = .truecolor
  ) async -> FooterClicks.Made {
    let (interactor, router) = (FakeProfileInteractor(scene), RecordingProfileRouter())
    router.onConfirm = { _ in false }
    router.onAskForFile = { _, _, _ in nil }
    (router.onCreatePersona, router.onEditPersona) = ({ nil }, { _ in nil })
    (router.onCreateTemplate, router.onEditTemplate) = ({ nil }, { _ in nil })
    (router.onCreateLorebook, router.onEditLorebook) = ({ nil }, { _ in nil })
    (router.onCreateLorebookEntry, router.onEditLorebookEntry) = ({ _ in nil }, { _, _, _ in nil })
    let pilot = Pilot(showing: view(screen, interactor, router), in: window, depth: depth)
    await pilot.settle()
    // Another attempt succeeds.
    interactor.loadError = nil
    return (pilot, { [state] in "\(router.calls) \(state(interactor)) \(interactor.loadGate.arrivals)" })
  }

  /// The difference from a golden screen; nil for none.
  func difference(from golden: GoldenCase<Screen, DemoScene>) async -> String? {
    let (pilot, _) = await open(golden.screen, golden.state, golden.window)
    defer { pilot.stop() }
    return Golden.difference(pilot.screen, from: "\(golden)")
  }

  /// The faults of a screen in all windows, languages and colour depths.
  func layoutFaults(of screen: Screen, in scene: DemoScene) async throws -> [String] {
    let endings = [.long, .hostile].contains(scene) ? nil : ["Loading…", "불러오는 중…", "Saving…", "저장 중…"]
    return try await LayoutProperties(endings: endings) { await open(screen, scene, $0, $1).pilot }.faults()
  }

  /// The faults of clicks on the footer's keys.
  /// - Parameter quiet: The titles of keys without an effect here.
  func clickFaults(of screen: Screen, quiet: [String] = []) async -> [String] {
    await FooterClicks { await open(screen, .typical) }.faults(quiet: quiet)
  }
}

extension GoldenCase where Screen: CaseIterable & RawRepresentable<String> & Equatable, State == DemoScene {
  /// The golden screens of a list and of what belongs to it. The states that look like another screen's are in
  /// `GoldenTests`.
  /// - Parameter small: The screen that is shown in Korean and in the smallest window too.
  static func all(ofList list: Screen, small: Screen) -> [GoldenCase] {
    all(
      where: { $1 == .typical || $0 == list && $1 == .empty }, korean: (small, .typical), tiny: (small, .typical))
  }
}
