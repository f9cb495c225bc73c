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

  /// Whether onboarding has a screen about the community of avatars.
  public var onboardingCommunityTest: OnboardingCommunityTest { experiments.variant() }

  /// Whether the user is asked to save a profile that has content and no name.
  public var createAccountTest: CreateAccountTest { experiments.variant() }

  /// Every test, with the variant that the next screen gets.
  public var experimentEntries: [ExperimentEntry] { experiments.entries }

  /// Chooses a variant by hand; nil removes the choice. The choice applies from the next screen on. It is kept for
  /// later runs, unless the service has no file.
  /// - Throws: An `ExplainedError` when the test or variant does not exist, or the choice cannot be saved.
  public func overrideExperiment(_ name: String, with variant: String?) throws {
    try experiments.override(name, with: variant)
  }
}
