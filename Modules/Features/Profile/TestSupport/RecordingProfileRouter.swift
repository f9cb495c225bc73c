public import Entities
public import Profile

/// Notes where Profile wanted to lead, and answers as a person would.
@MainActor public final class RecordingProfileRouter: ProfileRouter, CreateAvatarRouter {
  /// Something that a presenter asked for.
  public enum Call: Equatable, Sendable {
    case showChat(Avatar.ID)
    case createAvatar
    case showSettings
    case confirmDeletion(String)
    case finish(Avatar.ID)
    case dismissScreen
    case showAlert(String)
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  /// What comes of making an avatar; not asked for unless it is set.
  public var onCreateAvatar: (@MainActor () async -> Avatar?)?
  /// Whether the person is sure; not asked for unless it is set.
  public var onConfirmDeletion: (@MainActor () async -> Bool)?

  /// A router that was not asked for anything yet.
  public init() {}

  /// Notes the avatar.
  public func showChat(with avatar: Avatar) {
    calls.append(.showChat(avatar.id))
  }

  /// Notes it, and answers with what `onCreateAvatar` says.
  public func createAvatar() async -> Avatar? {
    calls.append(.createAvatar)
    guard let onCreateAvatar else { preconditionFailure("set RecordingProfileRouter.onCreateAvatar first") }
    return await onCreateAvatar()
  }

  /// Notes it.
  public func showSettings() {
    calls.append(.showSettings)
  }

  /// Notes the name, and answers with what `onConfirmDeletion` says.
  public func confirmDeletion(ofAvatarNamed name: String) async -> Bool {
    calls.append(.confirmDeletion(name))
    guard let onConfirmDeletion else { preconditionFailure("set RecordingProfileRouter.onConfirmDeletion first") }
    return await onConfirmDeletion()
  }

  /// Notes the avatar.
  public func finish(with avatar: Avatar) {
    calls.append(.finish(avatar.id))
  }

  /// Notes it.
  public func dismissScreen() {
    calls.append(.dismissScreen)
  }

  /// Notes what would be said.
  public func showAlert(for error: any Error) {
    calls.append(.showAlert("\(error)"))
  }
}
