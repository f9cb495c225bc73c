public import Entities

/// A capability: taking part in tests of two or more variants. Adopted by types that have the experiments.
///
/// A screen reads its variant once, when it is made, so that it does not change while it is open.
public protocol Experimenting: Sendable {
  /// The service that assigns variants.
  var experiments: ExperimentService { get }
}

extension Experimenting {
  /// The place of Explore's row of categories.
  public var categoryRowTest: CategoryRowTest { experiments.variant() }

  /// Whether onboarding has a screen about the other avatars there are.
  public var onboardingCommunityTest: OnboardingCommunityTest { experiments.variant() }

  /// Whether a user without an account is asked to create one.
  public var createAccountTest: CreateAccountTest { experiments.variant() }

  /// Every test, with the variant that the next screen gets.
  public var experimentEntries: [ExperimentEntry] { experiments.entries }

  /// Chooses a variant by hand, from the next screen on and after a restart; nil removes the choice.
  /// - Throws: An `ExplainedError` when the test or variant does not exist, or the choice cannot be saved.
  public func overrideExperiment(_ name: String, with variant: String?) throws {
    try experiments.override(name, with: variant)
  }
}
