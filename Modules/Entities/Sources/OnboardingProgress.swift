/// How far somebody came before the tabs: there the screens go on when the app was closed, or killed, in between.
public struct OnboardingProgress: Hashable, Sendable, Codable {
  /// A screen before the tabs, in the order in which they come.
  public enum Step: String, Hashable, Sendable, Codable, CaseIterable {
    case intro, community, terminal, model, color, completed
  }

  /// The screen that was shown last.
  public var step: Step
  /// The colour that was chosen; nil before that.
  public var color: ProfileColor?

  /// It from its parts.
  public init(step: Step, color: ProfileColor? = nil) {
    self.step = step
    self.color = color
  }
}
