import RoutingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Routing

/// The screens as users see and use them, without an app.
@MainActor struct RoutingScreenTests {
  private let router = RecordingRoutingRouter()

  private func pilot(
    _ view: some View, _ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english
  ) async -> Pilot {
    let pilot = Pilot(showing: view, columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  private var screen: RoutingView {
    RoutingView(presenter: RoutingPresenter(RoutingParameters(number: 1), router: router))
  }

  @Test(arguments: [(Language.english, "Push a screen", "⏎ Call"), (.korean, "화면 푸시", "⏎ 호출")])
  func everyVerbIsARow(_ language: Language, _ verb: String, _ key: String) async {
    let pilot = await pilot(screen, 80, 40, language)
    for verb in RoutingPresenter(RoutingParameters(number: 1), router: router).verbs {
      #expect(pilot.screen.contains(verb.title(language)) && pilot.screen.contains(verb.id))
    }
    #expect(pilot.screen.contains(verb) && pilot.lines.last?.contains(key) == true)
    await pilot.press(.down, .enter)
    #expect(router.calls == [.showSheet(RoutingParameters(number: 2))])
  }

  @Test func theMouseCallsAVerb() async {
    let pilot = await pilot(screen)
    await pilot.click(on: "Cover everything")
    #expect(router.calls == [.showCover(RoutingParameters(number: 2))])
  }

  @Test func aTinyWindow() async {
    let pilot = await pilot(screen, 20, 6)
    await pilot.press(.end)
    #expect(pilot.screen.contains("Clear the queue"))
    await pilot.press(.enter)
    #expect(router.calls == [.clearQueue])
  }

  @Test func aColorIsReturnedInTheLanguageOfTheScreen() async {
    let view = ColorView(presenter: ColorPresenter(router: router))
    let pilot = await pilot(view, 80, 24, .korean)
    await pilot.click(on: "파랑")
    await pilot.click(on: "없음")
    #expect(router.calls == [.finish(with: "파랑"), .dismissScreen])
  }

  @Test func aModalHasAButtonForEachOfItsVerbs() async {
    let presenter = ModalPresenter(ModalParameters(number: 2), router: router)
    let pilot = await pilot(ModalView(presenter: presenter))
    #expect(pilot.screen.contains("Modal 2"))
    for verb in presenter.verbs { await pilot.click(on: verb.title(.english)) }
    #expect(router.calls.count == presenter.verbs.count)
    #expect(router.calls.contains(.dismissModal(named: "modal 1")) && router.calls.contains(.popToThis))
  }
}
