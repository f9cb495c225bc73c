import Entities
import Observation

/// Decides what the intro leads to.
@Observable @MainActor final class IntroPresenter {
  private let community: OnboardingCommunityTest
  private let router: any IntroRouter

  init(interactor: any IntroInteractor, router: any IntroRouter) {
    community = interactor.onboardingCommunityTest
    self.router = router
  }

  func onContinuePressed() {
    switch community {
    case .off: router.showTerminalCheck()
    case .on: router.showCommunity()
    }
  }
}
