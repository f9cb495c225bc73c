public import Entities

/// Where Welcome leads.
@MainActor public protocol WelcomeRouter {
  /// Says what the app is about.
  func showIntro()
  /// Shows these screens, each in front of the one before it: somebody goes on where they were.
  /// - Parameter color: What was chosen on the screen for it; nil before that.
  func showSteps(_ steps: [OnboardingProgress.Step], color: ProfileColor?)
}
