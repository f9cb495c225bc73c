import Entities
import Storage

extension AvatarRepository {
  func ownAvatars() async throws -> [Avatar] {
    try await avatars.avatars(madeBy: try await user())
  }

  func createAvatar(_ draft: AvatarDraft) async throws -> Avatar {
    let author = try await user()
    let time = now()
    let id = Avatar.ID(at: time)
    var draft = draft
    // An avatar without a look whose choices are the usual ones counts as one of a card, without `traits`. The user's
    // choices count, so the avatar gets a look: the one that would be drawn anyway.
    if draft.description == .unchosen, draft.look == nil { draft.look = Int(id.low % UInt64(Avatar.looks.count)) }
    let blank = Avatar(
      id: id, name: draft.name, character: draft.description.character,
      action: draft.description.action, location: draft.description.location, author: author, created: time)
    return try await save(draft, over: blank, draft.picturePath.droppedPath.map { .file($0) } ?? .kept, at: time)
  }

  func changeAvatar(_ id: Avatar.ID, to draft: AvatarDraft, picture: PictureChange) async throws -> Avatar {
    try await save(draft, over: try await own(id), picture, at: now())
  }

  private func save(
    _ draft: AvatarDraft, over avatar: Avatar, _ change: PictureChange, at time: Timestamp
  ) async throws -> Avatar {
    var details = CharacterDetails(avatar)
    details.adopt(draft)
    details.avatar.name = try Self.usable(draft.name)
    details.avatar.tagline = draft.tagline.trimmed
    try Self.check(details)
    try await checkLorebook(of: details)
    var picture: AvatarPicture?
    switch change {
    case .kept: break
    case .removed: details.avatar.picture = nil
    case .file(let path):
      let new = AvatarPicture(id: AvatarPicture.ID(at: time), file: try self.picture(at: path))
      (picture, details.avatar.picture) = (new, new.id)
    }
    try await avatars.save(CharacterChange(details, with: picture, at: time))
    // The store has a copy now.
    if case .file(let path) = change { drawings.delete(path) }
    return details.avatar
  }

  /// Checks a new lorebook. A stored one that cannot be read keeps no other change from being saved.
  private func checkLorebook(of details: CharacterDetails) async throws {
    let text = details.definition.lorebook
    guard !text.isEmpty, text != (try await avatars.character(details.avatar.id)?.definition.lorebook) else { return }
    try details.lorebookOfCard()
  }

  func isOwn(_ avatar: Avatar) async throws -> Bool {
    guard let author = avatar.author else { return false }
    return try await profiles.currentProfile()?.id == author
  }

  /// One of the user's avatars, not a deleted one.
  func own(_ id: Avatar.ID) async throws -> Avatar {
    let user = try await user()
    guard let avatar = try await avatars.avatar(id), avatar.author == user, !avatar.isDeleted else {
      throw AvatarFailure.notOwn(id)
    }
    return avatar
  }

  func deleteAvatar(_ id: Avatar.ID) async throws {
    let user = try await user()
    guard let avatar = try await avatars.avatar(id), avatar.author == user else { throw AvatarFailure.notOwn(id) }
    try await avatars.deleteAvatar(id)
    try await saveAvatarDraft(nil, of: id)
  }

  func pictureFile(_ id: AvatarPicture.ID) async throws -> [UInt8]? {
    if let picture = try await avatars.picture(id) { return picture.file }
    if let file = drawings.file(id) { return file }
    return await preview.file(id)
  }

  func previewPicture(at path: String) async throws -> AvatarPicture.ID {
    let file = try picture(at: path)
    return await preview.show(file, at: now())
  }

  /// The contents of the PNG file at a path.
  /// - Throws: `AvatarFailure` when it is no usable picture.
  public func picture(at path: String) throws(AvatarFailure) -> [UInt8] {
    let file = try PictureFile.read(path)
    guard canDraw(file) else { throw .brokenPicture(path) }
    return file
  }

  /// Checks the size of the texts. An archive of a profile could not be read with longer ones.
  static func check(_ details: CharacterDetails) throws(AvatarFailure) {
    let size = details.definition.size + details.avatar.tagline.utf8.count
    if size > CharacterDefinition.longest { throw .longDefinition }
  }

  /// The name as it is stored.
  static func usable(_ name: String) throws(AvatarFailure) -> String {
    let name = name.visiblyTrimmed
    if name.isEmpty { throw .emptyName }
    // A character can have any number of bytes. The longest usual ones, emoji of a family, have about 25.
    guard name.utf8.count <= longestName * 25, name.count <= longestName else { throw .longName }
    guard name.isOneLine else { throw .brokenName }
    return name
  }
}
