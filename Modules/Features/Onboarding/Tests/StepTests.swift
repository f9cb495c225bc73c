import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

/// The user's step in onboarding, and skipping it.
@MainActor struct StepTests {
  private let interactor = FakeOnboardingInteractor()
  private let router = RecordingOnboardingRouter()

  private func welcome() -> WelcomePresenter { WelcomePresenter(interactor: interactor, router: router) }

  @Test func `Each screen remembers that it is where the user is`() async {
    let screens: [(OnboardingProgress.Step, AnyView)] = [
      (.intro, AnyView(IntroView(interactor, router))), (.community, AnyView(CommunityView(interactor, router))),
      (.terminal, AnyView(TerminalCheckView(interactor, router))),
      (.model, AnyView(FirstModelView(interactor, router))), (.color, AnyView(ColorView(interactor, router))),
    ]
    for (step, screen) in screens {
      let pilot = Pilot(showing: screen)
      await pilot.settle()
      #expect(interactor.savedProgress == OnboardingProgress(step: step))
      pilot.stop()
    }
    let end = CompletedPresenter(
      parameters: CompletedParameters(color: .teal), interactor: interactor, router: router)
    let pilot = Pilot(showing: CompletedView(presenter: end))
    await pilot.settle()
    #expect(interactor.savedProgress == OnboardingProgress(step: .completed, color: .teal))
    await end.onFinishPressed()
    #expect(interactor.savedProgress == nil)
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `Each screen says which step it is`(language: Language) async {
    let builder = OnboardingBuilder(interactor: interactor) { [router] _ in router }
    let pilot = Pilot(showing: HostedScreen { builder.firstModel(at: $0) }, columns: 80, rows: 24, language: language)
    #expect(pilot.screen.contains(language("step 3 of 5", "5단계 중 3")) && pilot.screen.contains("○ ○ ● ○ ○"))
    pilot.stop()
    interactor.onboardingCommunityTest = .on
    let longer = Pilot(showing: HostedScreen { builder.firstModel(at: $0) }, columns: 80, rows: 24, language: language)
    #expect(longer.screen.contains(language("step 4 of 6", "6단계 중 4")))
    longer.stop()
  }

  @Test func `Onboarding goes on where it was left, once`() async {
    interactor.savedProgress = OnboardingProgress(step: .completed, color: .mint)
    let presenter = welcome()
    await presenter.onAppear()
    await presenter.onAppear()
    #expect(router.calls == [.showSteps([.intro, .terminal, .model, .color, .completed], color: .mint)])
  }

  @Test func `The screen of an experiment is shown to the profiles in it`() async {
    interactor.savedProgress = OnboardingProgress(step: .terminal)
    interactor.onboardingCommunityTest = .on
    await welcome().onAppear()
    #expect(router.calls == [.showSteps([.intro, .community, .terminal], color: nil)])
  }

  @Test func `A screen of an experiment that is over is resumed all the same`() async {
    interactor.savedProgress = OnboardingProgress(step: .community)
    await welcome().onAppear()
    #expect(router.calls == [.showSteps([.intro, .community], color: nil)])
  }

  @Test func `The last step needs a colour`() async {
    interactor.savedProgress = OnboardingProgress(step: .completed)
    await welcome().onAppear()
    #expect(router.calls == [.showSteps([.intro, .terminal, .model, .color], color: nil)])
  }

  @Test func `A press before the file is read counts`() async {
    interactor.savedProgress = OnboardingProgress(step: .color)
    let presenter = welcome()
    presenter.onGetStartedPressed()
    await presenter.onAppear()
    #expect(router.calls == [.showIntro])
  }

  @Test(arguments: Language.allCases) func `Skipping takes the usual values`(language: Language) async {
    let pilot = Pilot(showing: IntroView(interactor, router), columns: 80, rows: 24, language: language)
    #expect(pilot.lines.last?.contains("s \(language.skip)") == true)
    await pilot.press(.character("s"))
    await pilot.settle()
    #expect(interactor.stored == [.indigo] && router.calls.isEmpty)
    #expect(interactor.savedProgress == nil)
    #expect(interactor.events.map(\.name).contains("OnboardingView_Skip_Pressed"))
    // The tabs open by themselves; a second press has no effect.
    await pilot.press(.character("s"))
    #expect(interactor.asked == [.indigo])
    pilot.stop()
  }

  @Test func `Skipping keeps an earlier choice`() async {
    let presenter = StepPresenter(.color, color: { .mint }, interactor: interactor, router: router)
    await presenter.onSkipPressed()
    #expect(interactor.stored == [.mint])
  }

  @Test func `The colour that was pressed is not skipped either`() async {
    let builder = OnboardingBuilder(interactor: interactor) { [router] _ in router }
    let pilot = Pilot(showing: HostedScreen { builder.color(at: $0) }, columns: 80, rows: 24)
    await pilot.press(.character("5"), .character("s"))
    await pilot.settle()
    #expect(interactor.stored == [ProfileColor.allCases[4]])
    pilot.stop()
  }

  @Test func `A failure while skipping is shown, and can be tried again`() async {
    interactor.error = OutOfReach()
    let presenter = StepPresenter(.intro, interactor, router)
    await presenter.onSkipPressed()
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")] && !presenter.isFinishing)
    interactor.error = nil
    await presenter.onSkipPressed()
    #expect(interactor.stored == [.indigo])
  }
}
