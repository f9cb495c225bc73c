import Entities
import Observation

/// Decides what Welcome leads to.
@Observable @MainActor final class WelcomePresenter {
  private let interactor: any WelcomeInteractor
  private let router: any WelcomeRouter
  @ObservationIgnored private var hasAppeared = false
  @ObservationIgnored private var hasBegun = false

  init(interactor: any WelcomeInteractor, router: any WelcomeRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// Brings back who left on the way, once: whoever goes back to Welcome means that.
  func onAppear() async {
    guard !hasAppeared else { return }
    hasAppeared = true
    // Who was quicker is on the way already.
    guard let progress = await interactor.onboardingProgress(), !hasBegun else { return }
    hasBegun = true
    interactor.log(StepEvent.resumed)
    router.showSteps(steps(to: progress), color: progress.color)
  }

  func onGetStartedPressed() {
    hasBegun = true
    interactor.log(StepEvent.getStartedPressed)
    router.showIntro()
  }

  /// The screens on the way, with the last that can be shown: the end needs a colour.
  private func steps(to progress: OnboardingProgress) -> [OnboardingProgress.Step] {
    let last = progress.step == .completed && progress.color == nil ? .color : progress.step
    return OnboardingProgress.Step.allCases.prefix { $0 != last }.filter { step in
      step != .community || interactor.onboardingCommunityTest == .on
    } + [last]
  }
}
