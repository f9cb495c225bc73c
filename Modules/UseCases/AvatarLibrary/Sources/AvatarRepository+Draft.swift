import Entities
import Storage

extension AvatarRepository {
  private static let draftName = DraftStore.prefix + "avatar"

  func avatarDraft() async throws -> AvatarDraft? {
    try await drafts.draft(Self.draftName, of: try await user()).flatMap { AvatarDraft(note: $0) }
  }

  func saveAvatarDraft(_ draft: AvatarDraft?) async throws {
    try await drafts.save(draft?.note ?? "", as: Self.draftName, of: try await user())
  }
}
