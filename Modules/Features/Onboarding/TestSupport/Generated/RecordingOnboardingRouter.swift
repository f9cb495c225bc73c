// Generated from ColorRouter.swift, CommunityRouter.swift, CompletedRouter.swift, IntroRouter.swift and WelcomeRouter.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import Onboarding

/// Notes where the screens of Onboarding wanted to lead.
@MainActor
public final class RecordingOnboardingRouter: ColorRouter, CommunityRouter, CompletedRouter, IntroRouter, WelcomeRouter
{
  /// A verb that was asked for, with what it was given.
  public enum Call: Equatable {
    case showAlert(for: String)
    case showColor
    case showCommunity
    case showCompleted(color: ProfileColor)
    case showIntro
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Told of each call, after it is noted.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func note(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func showAlert(for error: any Error) {
    note(.showAlert(for: "\(error)"))
  }

  public func showColor() {
    note(.showColor)
  }

  public func showCommunity() {
    note(.showCommunity)
  }

  public func showCompleted(color: ProfileColor) {
    note(.showCompleted(color: color))
  }

  public func showIntro() {
    note(.showIntro)
  }
}
