public import Entities
import Storage

extension AvatarRepository {
  private static let draftName = DraftStore.prefix + "avatar"

  /// The avatar that the user was making; nil when there is none.
  /// - Throws: `AvatarFailure.noProfile`.
  public func avatarDraft() async throws -> AvatarDraft? {
    try await drafts.draft(Self.draftName, of: try await user()).flatMap { AvatarDraft(note: $0) }
  }

  /// Keeps the avatar that the user is making in place of the one before; nil forgets it.
  /// - Throws: `AvatarFailure.noProfile`.
  public func saveAvatarDraft(_ draft: AvatarDraft?) async throws {
    try await drafts.save(draft?.note ?? "", as: Self.draftName, of: try await user())
  }
}
