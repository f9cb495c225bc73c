import CounterTestSupport
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Counter

/// The screen in every scene.
@MainActor struct SceneTests {
  @Test(arguments: DemoScene.allCases, Language.allCases)
  func theCounter(_ scene: DemoScene, _ language: Language) async {
    for (columns, rows) in [(80, 24), (20, 5)] {
      let interactor = FakeCounterInteractor(scene)
      let before = interactor.count
      let presenter = CounterPresenter(interactor: interactor, router: RecordingCounterRouter())
      let pilot = Pilot(
        showing: CounterView(presenter: presenter), columns: columns, rows: rows, language: language)
      await pilot.settle()
      #expect(pilot.screen.hasPrefix(language == .korean ? " 카운터" : " Counter"))
      #expect(!pilot.screen.contains("…") || columns < 80)
      await pilot.press(.character("+"))
      #expect(interactor.count == before + 1)
      if columns == 80 { #expect(pilot.screen.contains(": \(before + 1)")) }
      #expect(pilot.screen.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
      pilot.stop()
    }
  }

  /// The count does not belong to the screen: the screen shows changes by any other code.
  @Test func aCountChangedElsewhereIsShown() async {
    let interactor = FakeCounterInteractor(.typical)
    let presenter = CounterPresenter(interactor: interactor, router: RecordingCounterRouter())
    let pilot = Pilot(showing: CounterView(presenter: presenter))
    await pilot.settle()
    interactor.count = 77
    await pilot.settle()
    #expect(pilot.screen.contains("Count: 77"))
  }
}
