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

  @Test func `What a flag decides is not offered`() {
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
}
