import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

/// The look at the terminal, which offers the mode for screen readers.
@MainActor struct TerminalCheckTests {
  private let interactor = FakeOnboardingInteractor(.typical)
  private let router = RecordingOnboardingRouter()

  @Test(arguments: Language.allCases) func `Line by line is chosen for the next start`(language: Language) async {
    let pilot = Pilot(showing: TerminalCheckView(interactor, router), columns: 80, rows: 24, language: language)
    await pilot.settle()
    #expect(!pilot.screen.contains(language.lineByLineNext))
    #expect(await pilot.focus(on: language.lineByLine))
    await pilot.press(.character(" "))
    #expect(pilot.screen.contains(language.lineByLineNext))
    await pilot.press(.character(" "))
    #expect(!pilot.screen.contains(language.lineByLineNext))
    #expect(interactor.calls == [.setting("plain", "true"), .setting("plain", nil)])
    // Nothing else was pressed.
    #expect(router.calls.isEmpty)
    pilot.stop()
  }

  @Test func `A choice that a flag made is not offered`() {
    interactor.configurationEntries = [ConfigurationEntry(key: "plain", value: "true", source: "--plain")]
    #expect(TerminalCheckPresenter(interactor: interactor, router: router).worksLineByLine == nil)
  }

  @Test func `A setting that cannot be saved is shown, and changes nothing`() {
    interactor.error = OutOfReach()
    let presenter = TerminalCheckPresenter(interactor: interactor, router: router)
    presenter.onLineByLineChosen(true)
    #expect(presenter.worksLineByLine == false)
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
  }

  private func show(_ diagnostics: [Diagnostic], language: Language = .english) -> Pilot {
    interactor.diagnostics = diagnostics
    return Pilot(showing: TerminalCheckView(interactor, router), columns: 80, rows: 24, language: language)
  }

  @Test(arguments: Language.allCases) func `All is well`(language: Language) async {
    let pilot = show([Diagnostic("colors", "256 colours."), Diagnostic("libpng", "libpng 1.6")], language: language)
    await pilot.settle()
    #expect(pilot.screen.contains(language.terminalIsWell) && pilot.screen.contains("✓ 256 colours."))
    // Diagnostics without a cure or useful information are left out.
    #expect(!pilot.screen.contains("libpng"))
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `A problem of the terminal is shown with its remedy`(language: Language)
    async
  {
    let pilot = show([Diagnostic("locale", .faulty, "No UTF-8.", remedy: "export LANG=C.UTF-8")], language: language)
    await pilot.settle()
    #expect(pilot.screen.contains(language.terminalCouldDoMore) && pilot.screen.contains("! No UTF-8."))
    #expect(pilot.screen.contains("export LANG=C.UTF-8"))
    await pilot.press(.enter)
    #expect(router.calls == [.showFirstModel])
    pilot.stop()
  }
}
