// Generated from CompletedInteractor.swift and IntroInteractor.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
import FeatureKitTestSupport
public import Onboarding

/// Answers the screens of Onboarding as a test sets it. What is not set fails the test by its name.
@MainActor public final class StubOnboardingInteractor: CompletedInteractor, IntroInteractor {
  /// What `completeOnboarding(color:)` answers.
  public var onCompleteOnboarding: (@MainActor (ProfileColor) async throws -> Void)?
  /// What `log(_:)` answers.
  public var onLog: (@MainActor (LoggableEvent) -> Void)?
  /// What `onboardingCommunityTest` answers.
  public var onOnboardingCommunityTest: (@MainActor () -> OnboardingCommunityTest)?

  /// An interactor that answers nothing yet.
  public init() {}

  public func completeOnboarding(color: ProfileColor) async throws {
    guard let onCompleteOnboarding else {
      throw Unanswered.error("StubOnboardingInteractor.completeOnboarding(color:)", set: "onCompleteOnboarding")
    }
    try await onCompleteOnboarding(color)
  }

  public func log(_ event: LoggableEvent) {
    guard let onLog else {
      return Unanswered.call("StubOnboardingInteractor.log(_:)", set: "onLog", default: ())
    }
    onLog(event)
  }

  public var onboardingCommunityTest: OnboardingCommunityTest {
    guard let onOnboardingCommunityTest else {
      return Unanswered.call("StubOnboardingInteractor.onboardingCommunityTest", set: "onOnboardingCommunityTest")
    }
    return onOnboardingCommunityTest()
  }
}
