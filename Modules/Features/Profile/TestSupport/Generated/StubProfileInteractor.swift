// Generated from CreateAvatarInteractor.swift, OwnAvatarPresenter.swift, ProfileFeatureInteractor.swift and ProfileInteractor.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
import FeatureKitTestSupport
public import Profile

/// Answers the screens of Profile as a test sets it. What is not set fails the test by its name.
@MainActor
public final class StubProfileInteractor: CreateAvatarInteractor, OwnAvatarInteractor, ProfileFeatureInteractor,
  ProfileInteractor
{
  /// What `avatarDraft()` answers.
  public var onAvatarDraft: (@MainActor () async throws -> AvatarDraft?)?
  /// What `createAvatar(name:character:action:location:pictureAt:)` answers.
  public var onCreateAvatar:
    (@MainActor (String, CharacterOption, CharacterAction, CharacterLocation, String?) async throws -> Avatar)?
  /// What `currentProfile()` answers.
  public var onCurrentProfile: (@MainActor () async throws -> UserProfile?)?
  /// What `deleteAvatar(_:)` answers.
  public var onDeleteAvatar: (@MainActor (Avatar.ID) async throws -> Void)?
  /// What `log(_:)` answers.
  public var onLog: (@MainActor (LoggableEvent) -> Void)?
  /// What `ownAvatars()` answers.
  public var onOwnAvatars: (@MainActor () async throws -> [Avatar])?
  /// What `profileUpdates` answers.
  public var onProfileUpdates: (@MainActor () -> AsyncStream<UserProfile?>)?
  /// What `saveAvatarDraft(_:)` answers.
  public var onSaveAvatarDraft: (@MainActor (AvatarDraft?) async throws -> Void)?

  /// An interactor that answers nothing yet.
  public init() {}

  public func avatarDraft() async throws -> AvatarDraft? {
    guard let onAvatarDraft else {
      throw Unanswered.error("StubProfileInteractor.avatarDraft()", set: "onAvatarDraft")
    }
    return try await onAvatarDraft()
  }

  public func createAvatar(
    name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation,
    pictureAt path: String?
  ) async throws -> Avatar {
    guard let onCreateAvatar else {
      throw Unanswered.error(
        "StubProfileInteractor.createAvatar(name:character:action:location:pictureAt:)", set: "onCreateAvatar")
    }
    return try await onCreateAvatar(name, character, action, location, path)
  }

  public func currentProfile() async throws -> UserProfile? {
    guard let onCurrentProfile else {
      throw Unanswered.error("StubProfileInteractor.currentProfile()", set: "onCurrentProfile")
    }
    return try await onCurrentProfile()
  }

  public func deleteAvatar(_ id: Avatar.ID) async throws {
    guard let onDeleteAvatar else {
      throw Unanswered.error("StubProfileInteractor.deleteAvatar(_:)", set: "onDeleteAvatar")
    }
    try await onDeleteAvatar(id)
  }

  public func log(_ event: LoggableEvent) {
    guard let onLog else {
      return Unanswered.call("StubProfileInteractor.log(_:)", set: "onLog", default: ())
    }
    onLog(event)
  }

  public func ownAvatars() async throws -> [Avatar] {
    guard let onOwnAvatars else {
      throw Unanswered.error("StubProfileInteractor.ownAvatars()", set: "onOwnAvatars")
    }
    return try await onOwnAvatars()
  }

  public var profileUpdates: AsyncStream<UserProfile?> {
    guard let onProfileUpdates else {
      return Unanswered.call(
        "StubProfileInteractor.profileUpdates", set: "onProfileUpdates", default: AsyncStream { $0.finish() })
    }
    return onProfileUpdates()
  }

  public func saveAvatarDraft(_ draft: AvatarDraft?) async throws {
    guard let onSaveAvatarDraft else {
      throw Unanswered.error("StubProfileInteractor.saveAvatarDraft(_:)", set: "onSaveAvatarDraft")
    }
    try await onSaveAvatarDraft(draft)
  }
}
