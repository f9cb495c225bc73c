import AccountLifecycle
public import Entities
import FeatureKit
import Navigation
public import Onboarding

extension CoreInteractor: CompletedInteractor {}

extension CoreRouter: WelcomeRouter, IntroRouter, ColorRouter, CompletedRouter {
  /// Says what the app is about.
  public func showIntro() {
    router.showScreen { place in builder.onboarding.intro(at: place) }
  }

  /// Lets the person choose a colour.
  public func showColor() {
    router.showScreen { place in builder.onboarding.color(at: place) }
  }

  /// Says that all is ready.
  public func showCompleted(color: ProfileColor) {
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
