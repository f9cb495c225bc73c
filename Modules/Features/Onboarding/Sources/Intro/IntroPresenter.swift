public import Entities
import Observation

/// The data for the intro.
@MainActor public protocol IntroInteractor {
  /// Whether the screen about the other avatars comes next.
  var onboardingCommunityTest: OnboardingCommunityTest { get }
}

/// Where the intro leads.
@MainActor public protocol IntroRouter {
  /// Shows the terminal's abilities.
  func showTerminalCheck()
  /// Shows the screen about the other avatars.
  func showCommunity()
}

/// Leads on from the intro, by the experiment's variant.
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
