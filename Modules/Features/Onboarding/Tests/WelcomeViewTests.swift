import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

@MainActor struct WelcomeViewTests {
  private let router = RecordingOnboardingRouter()

  private func show(columns: Int = 80, rows: Int = 24, language: Language = .english) -> Pilot {
    Pilot(
      showing: WelcomeView(presenter: WelcomePresenter(router: router)), columns: columns, rows: rows,
      language: language)
  }

  @Test(arguments: [Language.english, .korean]) func `Welcome`(language: Language) {
    let pilot = show(language: language)
    #expect(pilot.screen.contains(language.whatItIs))
    #expect(pilot.screen.contains(language.worksOffline))
    #expect(pilot.lines.last?.contains("⏎ \(language.getStarted)") == true)
  }

  @Test func `Enter goes on, once`() async {
    let pilot = show()
    await pilot.press(.enter)
    #expect(router.calls == [.showIntro])
  }

  @Test func `A small window shows the name without the drawing`() {
    let pilot = show(columns: 40, rows: 12)
    #expect(pilot.screen.contains("aichat"))
    #expect(!pilot.screen.contains("╭"))
  }

  @Test func `In the smallest window the button is reached at once`() async {
    let pilot = show(columns: 20, rows: 5)
    #expect(pilot.screen.contains("[ Get started ]"))
    await pilot.press(.enter)
    #expect(router.calls == [.showIntro])
  }
}
