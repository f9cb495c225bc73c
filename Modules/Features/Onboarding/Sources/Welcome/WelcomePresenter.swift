public import Entities
import Observation

/// The data and actions for Welcome.
@MainActor public protocol WelcomeInteractor: IntroInteractor {
  /// The progress of an onboarding that was left before its end.
  func onboardingProgress() async -> OnboardingProgress?
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where Welcome leads.
@MainActor public protocol WelcomeRouter {
  /// Shows the intro.
  func showIntro()
  /// Shows these screens, each in front of the previous one, so that the user resumes at the last step.
  /// - Parameter color: The chosen colour; nil for none yet.
  func showSteps(_ steps: [OnboardingProgress.Step], color: ProfileColor?)
}

/// Leads to the intro, or back to the step where the user left onboarding.
@Observable @MainActor final class WelcomePresenter {
  private let interactor: any WelcomeInteractor
  private let router: any WelcomeRouter
  @ObservationIgnored private var hasAppeared = false
  @ObservationIgnored private var hasBegun = false

  init(interactor: any WelcomeInteractor, router: any WelcomeRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// Shows the completed steps again, once: a user that goes back to Welcome stays there.
  func onAppear() async {
    guard !hasAppeared else { return }
    hasAppeared = true
    // The user may have begun before the store answered.
    guard let progress = await interactor.onboardingProgress(), !hasBegun else { return }
    hasBegun = true
    interactor.log(WelcomeEvent.resumed)
    router.showSteps(steps(to: progress), color: progress.color)
  }

  func onGetStartedPressed() {
    hasBegun = true
    interactor.log(WelcomeEvent.getStartedPressed)
    router.showIntro()
  }

  /// The screens up to the last step. The end needs a colour; without one the choice of a colour is the last.
  private func steps(to progress: OnboardingProgress) -> [OnboardingProgress.Step] {
    let last = progress.step == .completed && progress.color == nil ? .color : progress.step
    return OnboardingProgress.Step.allCases.prefix { $0 != last }.filter { step in
      step != .community || interactor.onboardingCommunityTest == .on
    } + [last]
  }
}

/// The events of Welcome.
private enum WelcomeEvent {
  static let getStartedPressed = LoggableEvent("WelcomeView", "GetStarted_Pressed")
  static let resumed = LoggableEvent("WelcomeView", "Onboarding_Resumed")
}
