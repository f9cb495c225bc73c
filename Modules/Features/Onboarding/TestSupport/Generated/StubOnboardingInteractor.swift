// Generated from CompletedInteractor.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
import FeatureKitTestSupport
public import Onboarding

/// Answers the screens of Onboarding as a test sets it. What is not set fails the test by its name.
@MainActor public final class StubOnboardingInteractor: CompletedInteractor {
  /// What `completeOnboarding(color:)` answers.
  public var onCompleteOnboarding: (@MainActor (ProfileColor) async throws -> Void)?

  /// An interactor that answers nothing yet.
  public init() {}

  public func completeOnboarding(color: ProfileColor) async throws {
    guard let onCompleteOnboarding else {
      throw Unanswered.error("StubOnboardingInteractor.completeOnboarding(color:)", set: "onCompleteOnboarding")
    }
    try await onCompleteOnboarding(color)
  }
}
