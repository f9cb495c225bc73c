import Entities
import OnboardingTestSupport

@testable import Onboarding

// Each screen as the builder makes it, over the same fakes.

extension WelcomeView {
  init(_ interactor: FakeOnboardingInteractor, _ router: RecordingOnboardingRouter) {
    let profiles = ProfilesPresenter(interactor: interactor, router: router)
    self.init(
      presenter: WelcomePresenter(interactor: interactor, router: router), profiles: profiles,
      archives: ArchivesPresenter(interactor: interactor, router: router) { await profiles.onProfileImported($0) })
  }
}

extension IntroView {
  init(_ interactor: FakeOnboardingInteractor, _ router: RecordingOnboardingRouter) {
    self.init(
      presenter: IntroPresenter(interactor: interactor, router: router), step: StepPresenter(.intro, interactor, router)
    )
  }
}

extension CommunityView {
  init(_ interactor: FakeOnboardingInteractor, _ router: RecordingOnboardingRouter) {
    self.init(presenter: CommunityPresenter(router: router), step: StepPresenter(.community, interactor, router))
  }
}

extension TerminalCheckView {
  init(_ interactor: FakeOnboardingInteractor, _ router: RecordingOnboardingRouter) {
    self.init(
      presenter: TerminalCheckPresenter(interactor: interactor, router: router),
      step: StepPresenter(.terminal, interactor, router))
  }
}

extension FirstModelView {
  init(_ interactor: FakeOnboardingInteractor, _ router: RecordingOnboardingRouter) {
    self.init(
      presenter: FirstModelPresenter(interactor: interactor, router: router),
      step: StepPresenter(.model, interactor, router))
  }
}

extension ColorView {
  init(_ interactor: FakeOnboardingInteractor, _ router: RecordingOnboardingRouter) {
    self.init(presenter: ColorPresenter(router: router), step: StepPresenter(.color, interactor, router))
  }
}

extension StepPresenter {
  convenience init(
    _ step: OnboardingProgress.Step, _ interactor: FakeOnboardingInteractor, _ router: RecordingOnboardingRouter
  ) {
    self.init(step, interactor: interactor, router: router)
  }
}
