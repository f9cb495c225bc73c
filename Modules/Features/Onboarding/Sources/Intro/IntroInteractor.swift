public import Entities

/// What the intro must know.
@MainActor public protocol IntroInteractor {
  /// Whether a screen about the other avatars comes next.
  var onboardingCommunityTest: OnboardingCommunityTest { get }
}
