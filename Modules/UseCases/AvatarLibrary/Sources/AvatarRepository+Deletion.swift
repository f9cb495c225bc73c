import Entities
import Storage

/// Deleting characters with a way back, which lasts until the next such deletion.
extension AvatarRepository {
  /// The name of the note with the characters of the last deletion. It has no meaning on another machine.
  public static let lastDeletion = "characters/last-deletion"

  /// Begins a deletion that can be undone. The characters of the previous one lose their pictures, so that it cannot be
  /// undone any more.
  /// - Parameter ids: The characters that will be deleted.
  func beginDeletion(of ids: [Avatar.ID]) async throws {
    let user = try await user()
    for avatar in try await lastDeleted(by: user) { try await deleteAvatar(avatar.id) }
    // The note comes before the deletions: an id in it that is never deleted does no harm.
    try await notes.setNote(ids.map { "\($0)" }.joined(separator: "\n"), named: Self.lastDeletion, of: user)
  }

  /// Removes one of the user's characters from every list. Everything of it stays, so that it can come back.
  func deleteUndoably(_ id: Avatar.ID) async throws {
    try await avatars.deleteAvatar(try await own(id).id, keepingPicture: true)
  }

  /// Brings the characters of the last deletion back.
  /// - Returns: Their number.
  func undoDeletion() async throws -> Int {
    let user = try await user()
    let deleted = try await lastDeleted(by: user)
    for avatar in deleted { try await avatars.save(avatar) }
    try await notes.setNote(nil, named: Self.lastDeletion, of: user)
    return deleted.count
  }

  /// The characters of the last deletion, while they can come back; none without a profile.
  func lastDeletedAvatars() async throws -> [Avatar] {
    guard let user = try await profiles.currentProfile()?.id else { return [] }
    return try await lastDeleted(by: user)
  }

  /// The characters of the last deletion that are still deleted.
  private func lastDeleted(by user: UserProfile.ID) async throws -> [Avatar] {
    var found: [Avatar] = []
    for line in try await notes.note(Self.lastDeletion, of: user)?.split(separator: "\n") ?? [] {
      guard let id = Avatar.ID(String(line)), let avatar = try await avatars.avatar(id), avatar.author == user,
        avatar.isDeleted
      else { continue }
      found.append(avatar)
    }
    return found
  }
}
