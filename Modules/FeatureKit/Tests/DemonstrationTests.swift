import Entities
import FeatureKit
import FeatureKitTestSupport
import Navigation
import TerminalTesting
import TerminalUI
import Testing

@testable import FeatureDemo

@MainActor struct DemonstrationTests {
  /// A feature with one screen of each kind, which loads when it appears.
  struct Probe: Feature {
    let stage: DemoStage
    let id = "probe"
    var contributions: Contributions {
      Contributions(
        tabs: [TabContribution(id: "probe", title: { $0("Probe", "탐침") }) { Screen(stage: stage, context: $0) }],
        links: [
          LinkContribution("notes") { _, _ in Text("Notes") },
          LinkContribution("x", placeholder: "ID") { _, _ in Text("X") },
        ],
        settings: [SettingsSection(id: "s", title: { $0("Section", "구역") }) { _ in Text("A section") }],
        start: [StartScreen(isDue: { _ in true }) { _ in Text("A start") }])
    }
  }

  struct Screen: View {
    @Environment(\.language) private var language
    @State private var loaded = "nothing"
    let stage: DemoStage, context: NavigationContext

    var body: some View {
      VStack {
        Text("\(language("loaded", "불러옴")) \(loaded)").task { loaded = stage.scene.rawValue }
        Button(action: {
          stage.record("showMore")
          stage.show(at: context) { _ in Text("More") }
        }) { Text("More…") }
      }
    }
  }

  private func pilot(_ words: [String] = []) throws -> Pilot {
    let stage = try #require(try Demonstration("probe") { Probe(stage: $0) }.stage(for: words))
    let presenter = DemoPresenter("probe", stage) { Probe(stage: $0) }
    return Pilot(root: DemoView(presenter: presenter))
  }

  @Test func everyKindOfFirstScreenIsATab() async throws {
    let pilot = try pilot()
    #expect(await pilot.shows("▌Probe   Start   Section   notes"))
    #expect(pilot.screen.contains("probe · typical · en"))
  }

  /// Another scene is another feature: its screens load again.
  @Test func theNextSceneIsLoadedAnew() async throws {
    let pilot = try pilot()
    #expect(await pilot.shows("loaded typical"))
    await pilot.press(.control("t"))
    #expect(await pilot.shows("loaded loading"))
    for _ in 0..<5 { await pilot.press(.control("t")) }
    #expect(await pilot.shows("loaded typical"))
    await pilot.press(.control("l"))
    #expect(await pilot.shows("불러옴 typical"))
  }

  @Test func callsAreShownAndLeadOn() async throws {
    let pilot = try pilot()
    await pilot.press(.enter)
    #expect(await pilot.shows("More"))
    #expect(pilot.screen.contains("probe · typical · en · showMore"))
  }

  @Test func optionsChooseTheScene() async throws {
    #expect(await (try pilot(["--scene", "hostile", "--lang", "ko"])).shows("불러옴 hostile"))
    let demonstration = Demonstration("probe") { Probe(stage: $0) }
    #expect(try demonstration.stage(for: ["--help"]) == nil)
    let failure = #expect(throws: CommandFailure.self) { try demonstration.stage(for: ["--scene", "nowhere"]) }
    #expect(
      failure?.description == "--scene nowhere is not known. It can be typical, loading, empty, failing, long, hostile."
    )
  }
}
