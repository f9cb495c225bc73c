/// The user's progress in onboarding. A later launch continues there when the app was closed or killed.
public struct OnboardingProgress: Hashable, Sendable, Codable {
  /// A screen of onboarding, in their order.
  public enum Step: String, Hashable, Sendable, Codable, CaseIterable {
    case intro, community, terminal, model, color, completed
  }

  /// The screen that was shown last.
  public var step: Step
  /// The chosen colour; nil before the choice.
  public var color: ProfileColor?

  /// A progress.
  public init(step: Step, color: ProfileColor? = nil) {
    self.step = step
    self.color = color
  }
}
