public import Entities

/// What Welcome must know.
@MainActor public protocol WelcomeInteractor: IntroInteractor {
  /// How far somebody came before, when the app was left on the way.
  func onboardingProgress() async -> OnboardingProgress?
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
