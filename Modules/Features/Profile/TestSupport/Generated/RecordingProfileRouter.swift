// Generated from CreateAvatarRouter.swift, OwnAvatarPresenter.swift, ProfileFeatureInteractor.swift and ProfileRouter.swift by `Tools/feature doubles Profile`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
import FeatureKitTestSupport
public import Profile

/// Notes where the screens of Profile wanted to lead.
@MainActor
public final class RecordingProfileRouter: CreateAvatarRouter, OwnAvatarRouter, ProfileFeatureRouter, ProfileRouter {
  /// A verb that was asked for, with what it was given.
  public enum Call: Equatable {
    case confirmDeletion(ofAvatarNamed: String)
    case confirmDiscarding(avatarNamed: String)
    case createAvatar
    case dismissScreen
    case finish(with: Avatar)
    case showAlert(for: String)
    case showChat(with: Avatar)
    case showPreset(of: Avatar)
    case showSettings
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `confirmDeletion(ofAvatarNamed:)` answers.
  public var onConfirmDeletion: (@MainActor (String) async -> Bool)?
  /// What `confirmDiscarding(avatarNamed:)` answers.
  public var onConfirmDiscarding: (@MainActor (String) async -> Bool)?
  /// What `createAvatar()` answers.
  public var onCreateAvatar: (@MainActor () async -> Avatar?)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Called with each call, after it is recorded.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func confirmDeletion(ofAvatarNamed name: String) async -> Bool {
    record(.confirmDeletion(ofAvatarNamed: name))
    guard let onConfirmDeletion else {
      return Unanswered.call(
        "RecordingProfileRouter.confirmDeletion(ofAvatarNamed:)", set: "onConfirmDeletion", default: false)
    }
    return await onConfirmDeletion(name)
  }

  public func confirmDiscarding(avatarNamed name: String) async -> Bool {
    record(.confirmDiscarding(avatarNamed: name))
    guard let onConfirmDiscarding else {
      return Unanswered.call(
        "RecordingProfileRouter.confirmDiscarding(avatarNamed:)", set: "onConfirmDiscarding", default: false)
    }
    return await onConfirmDiscarding(name)
  }

  public func createAvatar() async -> Avatar? {
    record(.createAvatar)
    guard let onCreateAvatar else {
      return Unanswered.call("RecordingProfileRouter.createAvatar()", set: "onCreateAvatar", default: nil)
    }
    return await onCreateAvatar()
  }

  public func dismissScreen() {
    record(.dismissScreen)
  }

  public func finish(with avatar: Avatar) {
    record(.finish(with: avatar))
  }

  public func showAlert(for error: any Error) {
    record(.showAlert(for: "\(error)"))
  }

  public func showChat(with avatar: Avatar) {
    record(.showChat(with: avatar))
  }

  public func showPreset(of avatar: Avatar) {
    record(.showPreset(of: avatar))
  }

  public func showSettings() {
    record(.showSettings)
  }
}
