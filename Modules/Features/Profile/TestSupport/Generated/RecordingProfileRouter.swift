// Generated from CreateAvatarRouter.swift, OwnAvatarPresenter.swift, ProfileFeatureInteractor.swift and ProfileRouter.swift by `Tools/feature doubles Profile`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import FeatureKit
import FeatureKitTestSupport
public import Profile

/// Notes where the screens of Profile wanted to lead.
@MainActor
public final class RecordingProfileRouter: CreateAvatarRouter, OwnAvatarRouter, ProfileFeatureRouter, ProfileRouter {
  /// A verb that was asked for, with what it was given.
  public enum Call: Equatable {
    case confirm(_ question: Question)
    case createAvatar
    case dismissScreen
    case editAvatar(_ avatar: Avatar)
    case finish(with: Avatar)
    case showAlert(for: String)
    case showChat(with: Avatar)
    case showPreset(of: Avatar)
    case showSettings
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `confirm(_:)` answers.
  public var onConfirm: (@MainActor (Question) async -> Bool)?
  /// What `createAvatar()` answers.
  public var onCreateAvatar: (@MainActor () async -> Avatar?)?
  /// What `editAvatar(_:)` answers.
  public var onEditAvatar: (@MainActor (Avatar) async -> Avatar?)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Called with each call, after it is recorded.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func confirm(_ question: Question) async -> Bool {
    record(.confirm(question))
    guard let onConfirm else {
      return Unanswered.call("RecordingProfileRouter.confirm(_:)", set: "onConfirm", default: false)
    }
    return await onConfirm(question)
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

  public func editAvatar(_ avatar: Avatar) async -> Avatar? {
    record(.editAvatar(avatar))
    guard let onEditAvatar else {
      return Unanswered.call("RecordingProfileRouter.editAvatar(_:)", set: "onEditAvatar", default: nil)
    }
    return await onEditAvatar(avatar)
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
