import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The approved image of every screen in every state.
@MainActor struct GoldenTests {
  enum Screen: String, CaseIterable {
    case profile, create
  }

  /// The scenes of the demo; the form is filled and saved in them.
  nonisolated private static func differs(_ screen: Screen, _ scene: DemoScene) -> Bool {
    screen == .profile || scene != .failing
  }

  nonisolated private static let cases = GoldenCase<Screen, DemoScene>.all(
    where: differs, korean: (.create, .typical), tiny: (.profile, .typical))

  private func open(
    _ screen: Screen, _ scene: DemoScene, _ window: GoldenWindow = .common, _ depth: GoldenDepth = .truecolor
  ) async -> FooterClicks.Made {
    let (interactor, router) = (FakeProfileInteractor(scene), RecordingProfileRouter())
    router.onCreateAvatar = { nil }
    router.onEditAvatar = { _ in nil }
    router.onConfirm = { _ in false }
    let view =
      switch screen {
      case .profile: AnyView(ProfileView(ProfilePresenter(interactor: interactor, router: router), interactor, router))
      case .create: AnyView(CreateAvatarView(presenter: CreateAvatarPresenter(interactor: interactor, router: router)))
      }
    let pilot = Pilot(showing: view, in: window, depth: depth)
    await pilot.settle()
    if screen == .create { await fill(pilot, scene) }
    // Another attempt succeeds.
    interactor.loadError = nil
    return (pilot, { "\(router.calls) \(interactor.avatars.count) \(interactor.loadGate.arrivals)" })
  }

  private func fill(_ pilot: Pilot, _ scene: DemoScene) async {
    switch scene {
    case .empty: break
    case .typical, .failing: await pilot.type("보현 Zed")
    case .loading:
      await pilot.type("Zed")
      await pilot.press(.control("s"))
    case .long: await pilot.paste(SampleText.long)
    case .hostile: await pilot.paste(SampleText.hostile)
    }
  }

  @Test(arguments: cases) func screen(_ golden: GoldenCase<Screen, DemoScene>) async {
    let (pilot, _) = await open(golden.screen, golden.state, golden.window)
    #expect(Golden.difference(pilot.screen, from: "\(golden)") == nil)
    pilot.stop()
  }

  @Test(arguments: GoldenCase.pairs(where: differs))
  func `It is whole in every window, language and colour depth`(screen: Screen, state: DemoScene) async throws {
    // Beside the chosen avatar a row has little room for the words about it.
    let properties = LayoutProperties(
      endings: screen == .profile || [.long, .hostile].contains(state) ? nil : ["Saving…", "저장 중…"]
    ) { await open(screen, state, $0, $1).pilot }
    let faults = try await properties.faults()
    #expect(faults == [])
  }

  @Test(arguments: GoldenDepth.allCases) func colors(depth: GoldenDepth) async {
    let (pilot, _) = await open(.profile, .typical, .common, depth)
    #expect(Golden.difference(pilot.colors, from: "profile-typical-80x24-en.\(depth.rawValue)") == nil)
    pilot.stop()
  }

  @Test(arguments: Screen.allCases, DemoScene.allCases)
  func `The footer's keys can be clicked`(screen: Screen, scene: DemoScene) async {
    // Without a name, with too long a name, or while saving, there is nothing to save.
    let quiet = screen == .create && [.empty, .long, .hostile, .loading].contains(scene) ? ["Save"] : []
    let faults = await FooterClicks { await open(screen, scene) }.faults(quiet: quiet)
    #expect(faults == [])
  }
}
