import AccountLifecycle
import Entities
import FeatureKit
import Navigation
import Onboarding
import Experiments
import Telemetry

extension CoreInteractor: IntroInteractor, CompletedInteractor {}

extension CoreRouter: WelcomeRouter, IntroRouter, CommunityRouter, ColorRouter, CompletedRouter {
  func showIntro() {
    router.showScreen { place in builder.onboarding.intro(at: place) }
  }

  func showCommunity() {
    router.showScreen { place in builder.onboarding.community(at: place) }
  }

  func showColor() {
    router.showScreen { place in builder.onboarding.color(at: place) }
  }

  func showCompleted(color: ProfileColor) {
    router.showScreen { place in builder.onboarding.completed(CompletedParameters(color: color), at: place) }
  }
}

extension CoreBuilder {
  var onboarding: OnboardingBuilder { OnboardingBuilder(interactor: interactor, router: router) }
}

extension CoreFeature {
  /// The screens before the tabs.
  public static let onboarding = CoreFeature("onboarding") { $0.onboarding }
}
