/// A variant of the app in an A/B test: one of a list, with a default.
public protocol ExperimentVariant: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The name of the test in events, overrides and the assignment of variants: it never changes.
  static var experiment: StaticString { get }
  /// The variant while the test does not run.
  static var usual: Self { get }
}

/// The place of the row of categories in Explore.
public enum CategoryRowTest: String, ExperimentVariant {
  /// Between the featured avatars and the popular ones.
  case original
  /// Before both.
  case top
  /// In no place.
  case hidden

  /// `categoryRow`.
  public static let experiment: StaticString = "categoryRow"
  /// Between the featured avatars and the popular ones.
  public static let usual = CategoryRowTest.original
}

/// Whether onboarding has a screen about the community of avatars.
public enum OnboardingCommunityTest: String, ExperimentVariant {
  case off, on

  /// `onboardingCommunity`.
  public static let experiment: StaticString = "onboardingCommunity"
  /// Without the screen.
  public static let usual = OnboardingCommunityTest.off
}

/// Whether a user without an account is asked to create one after Explore has shown.
public enum CreateAccountTest: String, ExperimentVariant {
  case off, on

  /// `createAccount`.
  public static let experiment: StaticString = "createAccount"
  /// The user is not asked.
  public static let usual = CreateAccountTest.off
}

/// The variant of a test for the profile in use, for lists.
public struct ExperimentEntry: Hashable, Sendable, Codable {
  /// The name of the test.
  public var name: String
  /// Its variants.
  public var choices: [String]
  /// The variant for the next screen.
  public var variant: String
  /// The variant that was chosen by hand in place of the assigned one; nil for none.
  public var override: String?

  /// An entry.
  public init(name: String, choices: [String], variant: String, override: String?) {
    self.name = name
    self.choices = choices
    self.variant = variant
    self.override = override
  }
}
