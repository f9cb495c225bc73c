public import Entities
import Storage

/// The form in which somebody says who they are. What was typed is a note of the profile: it outlives the form and the
/// program, and goes with the profile.
extension ProfileRegistry {
  private static let draftName = DraftStore.prefix + "profile"

  /// What was typed and not saved; nil when there is nothing, or nobody.
  public func profileDraft() async throws -> ProfileDraft? {
    guard let profile = try await profiles.currentProfile() else { return nil }
    return try await drafts.draft(Self.draftName, of: profile.id).flatMap { ProfileDraft(note: $0) }
  }

  /// Keeps what is typed in place of what was before; nil forgets it. Nothing happens when there is nobody.
  public func saveProfileDraft(_ draft: ProfileDraft?) async throws {
    guard let profile = try await profiles.currentProfile() else { return }
    try await drafts.save(draft?.note ?? "", as: Self.draftName, of: profile.id)
  }
}
