import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

@MainActor struct WelcomeViewTests {
  private let router = RecordingOnboardingRouter()
  private let interactor = FakeOnboardingInteractor()

  private func show(columns: Int = 80, rows: Int = 24, language: Language = .english) -> Pilot {
    Pilot(
      showing: WelcomeView(interactor, router), columns: columns, rows: rows,
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

  @Test(arguments: [Language.english, .korean]) func `Saved profiles are there to go back to`(
    language: Language
  ) async throws {
    interactor.profiles = FakeOnboardingInteractor(.typical).profiles
    router.onConfirmLeaving = { _ in true }
    let pilot = show(language: language)
    await pilot.settle()
    #expect(pilot.screen.contains(language.goOnAs))
    #expect(pilot.screen.contains("Ada") && pilot.screen.contains("지우"))
    // The first press still begins anew; one row down is Ada.
    await pilot.press(.down, .enter)
    await pilot.settle()
    #expect(router.calls == [.confirmLeaving(interactor.profiles[0].contents)])
    #expect(interactor.calls == [.switching(interactor.profiles[1].id)])
    pilot.stop()
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
