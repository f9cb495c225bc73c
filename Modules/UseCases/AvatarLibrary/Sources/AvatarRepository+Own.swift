import Entities
import Storage

extension AvatarRepository {
  func ownAvatars() async throws -> [Avatar] {
    try await avatars.avatars(madeBy: try await user())
  }

  func createAvatar(
    name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation,
    pictureAt path: String? = nil
  ) async throws -> Avatar {
    let name = try Self.usable(name)
    let author = try await user()
    let file = try path.map { path throws(AvatarFailure) in try self.picture(at: path) }
    let time = now()
    var avatar = Avatar(
      id: Avatar.ID(at: time), name: name, character: character, action: action, location: location, author: author,
      created: time)
    guard let file else {
      try await avatars.save(avatar)
      return avatar
    }
    let picture = AvatarPicture(id: AvatarPicture.ID(at: time), file: file)
    avatar.picture = picture.id
    try await avatars.save(avatar, with: picture)
    return avatar
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

  /// The name as it is stored.
  private static func usable(_ name: String) throws(AvatarFailure) -> String {
    let name = name.trimmed
    if name.isEmpty { throw .emptyName }
    // A character can have any number of bytes. The longest usual ones, emoji of a family, have about 25.
    guard name.utf8.count <= longestName * 25, name.count <= longestName else { throw .longName }
    guard name.isOneLine else { throw .brokenName }
    return name
  }
}
