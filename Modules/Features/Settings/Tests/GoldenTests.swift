import Entities
import FeatureKit
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

/// The approved image of every screen in every state.
@MainActor struct GoldenTests {
  enum Screen: String, CaseIterable {
    case settings, about, models, spending, keys
  }

  nonisolated private static func differs(_ screen: Screen, _ scene: DemoScene) -> Bool {
    switch screen {
    case .about: [.typical, .long, .hostile].contains(scene)
    // The shortcuts are the app's own in every scene.
    case .keys: scene == .typical
    case .settings, .models, .spending: true
    }
  }

  nonisolated private static let cases = GoldenCase<Screen, DemoScene>.all(
    where: differs, korean: (.models, .typical), tiny: (.settings, .typical))

  private func open(
    _ screen: Screen, _ scene: DemoScene, _ window: GoldenWindow = .common, _ depth: GoldenDepth = .truecolor
  ) async -> FooterClicks.Made {
    let (interactor, router) = (FakeSettingsInteractor(scene), RecordingSettingsRouter())
    router.answer(false)
    let composition = FakeComposition()
    let builder = SettingsBuilder(interactor: interactor, composition: composition, router: { _ in router })
    composition.settingsSections = builder.contributions.settings + SettingsSection.samples(scene)
    let view =
      switch screen {
      case .settings: AnyView(HostedScreen { builder.settings(SettingsParameters(), at: $0) })
      case .models:
        AnyView(
          HostedScreen {
            builder.modelPicker(.conversation(ConversationModel(usual: interactor.modelChoice)), at: $0)
          })
      case .spending:
        AnyView(HostedScreen { builder.settings(SettingsParameters(section: "spending"), at: $0) })
      case .keys: AnyView(HostedScreen { builder.settings(SettingsParameters(section: "shortcuts"), at: $0) })
      case .about: AnyView(AboutView(presenter: AboutPresenter(interactor: interactor)))
      }
    let pilot = Pilot(showing: view, in: window, depth: depth)
    await pilot.settle()
    return (pilot, { "\(router.calls) \(interactor.calls) \(interactor.reports) \(interactor.reminderReads)" })
  }

  @Test(arguments: cases) func screen(_ golden: GoldenCase<Screen, DemoScene>) async {
    let (pilot, _) = await open(golden.screen, golden.state, golden.window)
    #expect(Golden.difference(pilot.screen, from: "\(golden)") == nil)
    pilot.stop()
  }

  @Test(arguments: GoldenCase.pairs(where: differs))
  func `It is whole in every window, language and colour depth`(screen: Screen, state: DemoScene) async throws {
    let properties = LayoutProperties(
      endings: [.long, .hostile].contains(state) ? nil : ["Loading…", "불러오는 중…", "models…", "검색…", "가져오는 중…"]
    ) { await open(screen, state, $0, $1).pilot }
    let faults = try await properties.faults()
    #expect(faults == [])
  }

  @Test(arguments: GoldenDepth.allCases) func colors(depth: GoldenDepth) async {
    let (pilot, _) = await open(.settings, .typical, .common, depth)
    #expect(Golden.difference(pilot.colors, from: "settings-typical-80x24-en.\(depth.rawValue)") == nil)
    pilot.stop()
  }

  @Test(arguments: [Screen.settings, .models, .spending], DemoScene.allCases)
  func `The footer's keys can be clicked`(screen: Screen, scene: DemoScene) async {
    // There was no search.
    let faults = await FooterClicks { await open(screen, scene) }.faults(quiet: ["Choose"])
    #expect(faults == [])
  }
}
