public import Entities

/// The data and actions for the command `avatars`.
@MainActor public protocol AvatarCommandsInteractor {
  /// All listed avatars: built in, or made by the user.
  func allAvatars() async throws -> [Avatar]
  /// The avatar with this id or name. A part of the name is enough if it matches only one avatar, in any case.
  /// - Throws: If no avatar matches, or several do; the message names them.
  func avatar(named name: String) async throws -> Avatar
  /// An avatar with its definition; nil when it no longer exists.
  func character(_ id: Avatar.ID) async throws -> CharacterDetails?
  /// The profile in use; a new one without a name when there is none.
  func ensureProfile() async throws -> UserProfile
  /// Stores a new avatar of the user, with a copy of the PNG file at the draft's path, if there is one.
  func createAvatar(_ draft: AvatarDraft) async throws -> Avatar
  /// Changes one of the user's avatars; the earlier texts stay in its history.
  func changeAvatar(_ id: Avatar.ID, to draft: AvatarDraft, picture: PictureChange) async throws -> Avatar
  /// Removes one of the user's avatars from every list. Its chats stay.
  func deleteAvatar(_ id: Avatar.ID) async throws
}
