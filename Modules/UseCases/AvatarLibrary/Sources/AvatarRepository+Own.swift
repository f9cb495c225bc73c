import Entities
import Storage

extension AvatarRepository {
  func ownAvatars() async throws -> [Avatar] {
    try await avatars.avatars(madeBy: try await user())
  }

  func createAvatar(_ draft: AvatarDraft) async throws -> Avatar {
    let author = try await user()
    let time = now()
    let blank = Avatar(
      id: Avatar.ID(at: time), name: draft.name, character: draft.description.character,
      action: draft.description.action, location: draft.description.location, author: author, created: time)
    return try await save(draft, over: blank, draft.picturePath.droppedPath.map { .file($0) } ?? .kept, at: time)
  }

  func changeAvatar(_ id: Avatar.ID, to draft: AvatarDraft, picture: PictureChange) async throws -> Avatar {
    try await save(draft, over: try await own(id).avatar, picture, at: now())
  }

  private func save(
    _ draft: AvatarDraft, over avatar: Avatar, _ change: PictureChange, at time: Timestamp
  ) async throws -> Avatar {
    var avatar = avatar
    avatar.name = try Self.usable(draft.name)
    (avatar.character, avatar.action) = (draft.description.character, draft.description.action)
    avatar.location = draft.description.location
    (avatar.tagline, avatar.look) = (draft.tagline.trimmed, draft.look)
    try Self.check(draft.definition)
    var picture: AvatarPicture?
    switch change {
    case .kept: break
    case .removed: avatar.picture = nil
    case .file(let path):
      let new = AvatarPicture(id: AvatarPicture.ID(at: time), file: try self.picture(at: path))
      (picture, avatar.picture) = (new, new.id)
    }
    try await avatars.save(CharacterChange(CharacterDetails(avatar, draft.definition), with: picture, at: time))
    return avatar
  }

  func isOwn(_ avatar: Avatar) async throws -> Bool {
    guard let author = avatar.author else { return false }
    return try await profiles.currentProfile()?.id == author
  }

  /// One of the user's avatars, with its definition.
  func own(_ id: Avatar.ID) async throws -> CharacterDetails {
    let user = try await user()
    guard let details = try await avatars.character(id), details.avatar.author == user, !details.avatar.isDeleted else {
      throw AvatarFailure.notOwn(id)
    }
    return details
  }

  func deleteAvatar(_ id: Avatar.ID) async throws {
    let user = try await user()
    guard let avatar = try await avatars.avatar(id), avatar.author == user else { throw AvatarFailure.notOwn(id) }
    try await avatars.deleteAvatar(id)
  }

  func pictureFile(_ id: AvatarPicture.ID) async throws -> [UInt8]? {
    try await avatars.picture(id)?.file
  }

  /// The contents of the PNG file at a path.
  /// - Throws: `AvatarFailure` when it is no usable picture.
  public func picture(at path: String) throws(AvatarFailure) -> [UInt8] {
    let file = try PictureFile.read(path)
    guard canDraw(file) else { throw .brokenPicture(path) }
    return file
  }

  private static func check(_ definition: CharacterDefinition) throws(AvatarFailure) {
    if definition.size > CharacterDefinition.longest { throw .longDefinition }
  }

  /// The name as it is stored.
  static func usable(_ name: String) throws(AvatarFailure) -> String {
    let name = name.trimmed
    if name.isEmpty { throw .emptyName }
    // A character can have any number of bytes. The longest usual ones, emoji of a family, have about 25.
    guard name.utf8.count <= longestName * 25, name.count <= longestName else { throw .longName }
    guard name.isOneLine else { throw .brokenName }
    return name
  }
}
