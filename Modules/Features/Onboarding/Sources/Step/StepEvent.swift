import Entities

/// What happens on the way through onboarding, for the log.
enum StepEvent {
  static let getStartedPressed = LoggableEvent("WelcomeView", "GetStarted_Pressed")
  static let resumed = LoggableEvent("WelcomeView", "Onboarding_Resumed")
  static let skipPressed = LoggableEvent("OnboardingView", "Skip_Pressed")
}
