import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

@MainActor struct IntroViewTests {
  private let router = RecordingOnboardingRouter()

  private func show(columns: Int = 80, rows: Int = 24, language: Language = .english) -> Pilot {
    Pilot(
      showing: IntroView(FakeOnboardingInteractor(), router),
      columns: columns, rows: rows, language: language)
  }

  @Test(arguments: [Language.english, .korean]) func `Intro`(language: Language) async {
    let pilot = show(language: language)
    #expect(pilot.screen.contains("[ \(language.next) ]"))
    #expect(pilot.lines.last?.contains("⏎ \(language.next)") == true)
    await pilot.press(.enter)
    #expect(router.calls == [.showTerminalCheck])
  }

  @Test(arguments: [Language.english, .korean]) func `A small window begins at the top`(language: Language) async {
    let pilot = show(columns: 40, rows: 12, language: language)
    let beginning = language.introAvatars.prefix(10)
    #expect(pilot.lines[1].contains(beginning) && pilot.lines[10].contains("[ \(language.next) ]"))
    await pilot.press(.pageDown)
    #expect(!pilot.lines[1].contains(beginning) && pilot.lines[10].contains("[ \(language.next) ]"))
    await pilot.press(.enter)
    #expect(router.calls == [.showTerminalCheck])
  }

  @Test func `In a large window the column is in the middle`() {
    let pilot = show(columns: 120, rows: 36)
    let lines = pilot.lines.enumerated().filter { $0.element.contains("•") }
    #expect(lines.allSatisfy { $0.element.hasPrefix(String(repeating: " ", count: 27) + "•") })
    #expect((10...16).contains(lines.first?.offset ?? 0))
  }

  @Test func `In a small window the button is reached at once`() async {
    let pilot = show(columns: 20, rows: 5)
    #expect(pilot.screen.contains("[ Continue ]"))
    await pilot.press(.enter)
    #expect(router.calls == [.showTerminalCheck])
  }
}
