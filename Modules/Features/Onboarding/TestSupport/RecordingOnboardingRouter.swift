public import Entities
public import Onboarding

/// Writes down where the screens of onboarding lead.
@MainActor public final class RecordingOnboardingRouter: WelcomeRouter, IntroRouter, ColorRouter, CompletedRouter {
  /// A way that was taken.
  public enum Call: Hashable, Sendable {
    case intro, color
    case completed(ProfileColor)
    /// An alert, with the error's own words.
    case alert(String)
  }

  /// The ways taken so far, in order.
  public private(set) var calls: [Call] = []

  /// A router that was not asked yet.
  public init() {}

  /// Writes down that it leads to the intro.
  public func showIntro() { calls.append(.intro) }

  /// Writes down that it leads to the colours.
  public func showColor() { calls.append(.color) }

  /// Writes down that it leads to the end, and the colour.
  public func showCompleted(color: ProfileColor) { calls.append(.completed(color)) }

  /// Writes down the error's words.
  public func showAlert(for error: any Error) { calls.append(.alert("\(error)")) }
}
