public import Entities

/// The capability of being part of tests of two or more variants: who has the experiments can do this.
///
/// A screen asks once, when it is made, and keeps the answer: nothing changes under somebody's hands.
public protocol Experimenting: Sendable {
  /// Who gets what.
  var experiments: ExperimentService { get }
}

extension Experimenting {
  /// Where Explore shows its row of categories.
  public var categoryRowTest: CategoryRowTest { experiments.variant() }

  /// Whether onboarding has a screen about the other avatars there are.
  public var onboardingCommunityTest: OnboardingCommunityTest { experiments.variant() }

  /// Whether somebody without an account is asked for one.
  public var createAccountTest: CreateAccountTest { experiments.variant() }

  /// Every test, with what the next screen gets.
  public var experimentEntries: [ExperimentEntry] { experiments.entries }

  /// Chooses a variant by hand, from the next screen on and after a restart; nil takes the choice back.
  /// - Throws: An `ExplainedError` when there is no such test or variant, or the choice cannot be kept.
  public func overrideExperiment(_ name: String, with variant: String?) throws {
    try experiments.override(name, with: variant)
  }
}
