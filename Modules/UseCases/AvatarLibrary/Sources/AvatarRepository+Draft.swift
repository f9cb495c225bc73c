import Entities
import Storage

extension AvatarRepository {
  /// The name of the note with the form of a new avatar, or of an edited one.
  static func draftName(_ edited: Avatar.ID?) -> String {
    DraftStore.prefix + "avatar" + (edited.map { "/\($0)" } ?? "")
  }

  func avatarDraft(of edited: Avatar.ID?) async throws -> AvatarDraft? {
    try await drafts.draft(Self.draftName(edited), of: try await user()).flatMap { AvatarDraft(note: $0) }
  }

  func saveAvatarDraft(_ draft: AvatarDraft?, of edited: Avatar.ID?) async throws {
    try await drafts.save(draft?.note ?? "", as: Self.draftName(edited), of: try await user())
  }
}
