/// A way that the app can be in a test of two or more: one of a list, of which one is the usual.
public protocol ExperimentVariant: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What the test is called in events, overrides and the computing of who gets what: it never changes.
  static var experiment: StaticString { get }
  /// What everybody has while the test does not run.
  static var usual: Self { get }
}

/// Where Explore shows its row of categories.
public enum CategoryRowTest: String, ExperimentVariant {
  /// Between the featured avatars and the popular ones.
  case original
  /// Before both.
  case top
  /// Nowhere.
  case hidden

  /// `categoryRow`.
  public static let experiment: StaticString = "categoryRow"
  /// Where it was first.
  public static let usual = CategoryRowTest.original
}

/// Whether onboarding has a screen about the other avatars there are.
public enum OnboardingCommunityTest: String, ExperimentVariant {
  case off, on

  /// `onboardingCommunity`.
  public static let experiment: StaticString = "onboardingCommunity"
  /// Without it.
  public static let usual = OnboardingCommunityTest.off
}

/// Whether somebody without an account is asked for one once Explore has shown.
public enum CreateAccountTest: String, ExperimentVariant {
  case off, on

  /// `createAccount`.
  public static let experiment: StaticString = "createAccount"
  /// Nobody is asked.
  public static let usual = CreateAccountTest.off
}

/// What a test gives the profile in use, for lists.
public struct ExperimentEntry: Hashable, Sendable, Codable {
  /// What the test is called.
  public var name: String
  /// Its variants.
  public var choices: [String]
  /// What the next screen gets.
  public var variant: String
  /// What was chosen by hand in place of what would be computed; nil for nothing.
  public var override: String?

  /// An entry from its parts.
  public init(name: String, choices: [String], variant: String, override: String?) {
    self.name = name
    self.choices = choices
    self.variant = variant
    self.override = override
  }
}
