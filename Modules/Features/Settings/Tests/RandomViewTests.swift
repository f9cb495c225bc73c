import Entities
import FeatureKit
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct RandomViewTests {
  private let interactor = FakeSettingsInteractor()
  private let router = RecordingSettingsRouter()

  private func presenter(_ numbers: [Int]) -> RandomPresenter {
    var left = numbers
    return RandomPresenter(interactor: interactor, router: router) { left.removeFirst() }
  }

  @Test func `It draws a number by chance, and another`() {
    let presenter = presenter([7, 42])
    #expect(presenter.number == 7)
    presenter.onDrawPressed()
    #expect(presenter.number == 42)
    #expect(interactor.events.map(\.name) == ["RandomView_Draw_Pressed"])
    #expect((1...100).contains(RandomPresenter(interactor: interactor, router: router).number))
  }

  @Test(arguments: Language.allCases, [(80, 24), (20, 6)])
  func `Its buttons lead on, and back`(language: Language, size: (columns: Int, rows: Int)) async {
    let pilot = Pilot(
      showing: RandomView(presenter: presenter([7, 42])), columns: size.columns, rows: size.rows, language: language)
    await pilot.settle()
    #expect(pilot.screen.contains(language.random) && pilot.screen.contains("7"))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("42"))
    await pilot.press(.down, .enter)
    await pilot.press(.down, .enter)
    #expect(router.calls == [.showRandom, .dismissScreen])
    #expect(pilot.forbiddenCharacters == [])
    pilot.stop()
  }

  @Test func `The settings for developers lead to it`() async {
    let builder = SettingsBuilder(
      interactor: interactor, composition: FakeComposition(), router: { [router] _ in router })
    let pilot = Pilot(showing: HostedScreen { builder.devSettings(at: $0) }, columns: 80, rows: 50)
    await pilot.settle()
    #expect(await pilot.focus(on: "[ Random ]"))
    await pilot.press(.enter)
    #expect(router.calls == [.showRandom])
    pilot.stop()
    let random = Pilot(showing: HostedScreen { builder.random(at: $0) })
    await random.settle()
    #expect(random.screen.contains("Another number"))
    random.stop()
  }
}
