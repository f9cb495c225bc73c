import Entities
import Storage

/// Earlier texts of a character, and copies of characters.
extension AvatarRepository {
  /// The number of edits that are read at a time.
  private static let page = 50

  func avatarEdits(of id: Avatar.ID, limit: Int) async throws -> [CharacterEdit] {
    try await avatars.edits(of: try await own(id).id, limit: limit)
  }

  func character(_ id: Avatar.ID, before edit: CharacterEdit.ID) async throws -> CharacterDetails {
    _ = try await own(id)
    guard let details = try await avatars.character(id) else { throw AvatarFailure.missing(id) }
    var limit = Self.page
    while true {
      let edits = try await avatars.edits(of: id, limit: limit)
      if let place = edits.firstIndex(where: { $0.id == edit }) { return details.before(edits[...place]) }
      guard edits.count == limit else { throw AvatarFailure.missingEdit }
      limit *= 4
    }
  }

  func restoreAvatar(_ id: Avatar.ID, before edit: CharacterEdit.ID) async throws -> Avatar {
    var earlier = try await character(id, before: edit)
    // An imported history may contain anything.
    earlier.avatar.name = try Self.usable(earlier.avatar.name)
    try Self.check(earlier)
    try await avatars.save(CharacterChange(earlier, at: now()))
    return earlier.avatar
  }

  func duplicateAvatar(_ id: Avatar.ID, named name: String) async throws -> Avatar {
    let user = try await user()
    guard var copy = try await character(id), !copy.avatar.isDeleted else { throw AvatarFailure.missing(id) }
    let (time, original) = (now(), copy.avatar)
    copy.avatar = Avatar(
      id: Avatar.ID(at: time), name: try Self.usable(name), character: original.character, action: original.action,
      location: original.location, tagline: original.tagline, look: original.look, author: user, created: time)
    var picture: AvatarPicture?
    if let id = original.picture, let file = try await pictureFile(id) {
      let new = AvatarPicture(id: AvatarPicture.ID(at: time), file: file)
      (picture, copy.avatar.picture) = (new, new.id)
    }
    try await avatars.save(CharacterChange(copy, with: picture, card: try await avatars.card(of: id), at: time))
    return copy.avatar
  }
}
