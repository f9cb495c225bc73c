import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

@MainActor struct IntroViewTests {
  private let router = RecordingOnboardingRouter()

  private func show(columns: Int = 80, rows: Int = 24, language: Language = .english) -> Pilot {
    Pilot(
      showing: IntroView(presenter: IntroPresenter(router: router)), columns: columns, rows: rows, language: language)
  }

  @Test(arguments: [Language.english, .korean]) func `Intro`(language: Language) async {
    let pilot = show(language: language)
    #expect(pilot.screen.contains("[ \(language.next) ]"))
    #expect(pilot.lines.last?.contains("⏎ \(language.next)") == true)
    await pilot.press(.enter)
    #expect(router.calls == [.showColor])
  }

  @Test func `In a small window the button is reached at once`() async {
    let pilot = show(columns: 20, rows: 5)
    #expect(pilot.screen.contains("[ Continue ]"))
    await pilot.press(.enter)
    #expect(router.calls == [.showColor])
  }
}
