import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

@MainActor struct CompletedViewTests {
  private let interactor = FakeOnboardingInteractor()
  private let router = RecordingOnboardingRouter()

  private func show(columns: Int = 80, rows: Int = 24, language: Language = .english) -> Pilot {
    let presenter = CompletedPresenter(
      parameters: CompletedParameters(color: .orange), interactor: interactor, router: router)
    return Pilot(showing: CompletedView(presenter: presenter), columns: columns, rows: rows, language: language)
  }

  @Test(arguments: [Language.english, .korean]) func `Before`(language: Language) {
    let pilot = show(language: language)
    #expect(pilot.screen.contains("[ \(language.finish) ]"))
    #expect(pilot.lines.last?.contains("⏎ \(language.finish)") == true)
  }

  @Test func `Enter stores, and a turning figure takes the button's place`() async {
    interactor.gate.close()
    let pilot = show()
    await pilot.press(.enter, .enter)
    #expect(await pilot.hides("[ Finish ]"))
    #expect(pilot.screen.contains("⠋ Saving…"))
    #expect(pilot.lines.last?.contains("Finish") == false)
    await pilot.press(.enter)
    #expect(interactor.asked == [.orange])
    interactor.gate.open()
    await pilot.settle()
    pilot.stop()
  }

  @Test func `After a failure the button is there again`() async {
    interactor.error = OutOfReach()
    let pilot = show()
    await pilot.press(.enter)
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(await pilot.shows("[ Finish ]"))
    interactor.error = nil
    await pilot.press(.enter)
    #expect(interactor.asked == [.orange, .orange])
    pilot.stop()
  }

  @Test func `It works in a small window`() async {
    let pilot = show(columns: 20, rows: 5)
    #expect(pilot.screen.contains("[ Finish ]"))
    await pilot.press(.enter)
    #expect(interactor.asked == [.orange])
    pilot.stop()
  }
}
