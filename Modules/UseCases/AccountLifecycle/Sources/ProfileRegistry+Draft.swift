import Entities
import Storage

/// The unsaved text of the profile's form, and of the forms for what the profile owns. Each is a note of the profile:
/// it outlives the form and the program, and is deleted with the profile.
extension ProfileRegistry {
  private static let draftName = DraftStore.prefix + "profile"

  func profileDraft() async throws -> ProfileDraft? {
    guard let profile = try await profiles.currentProfile() else { return nil }
    return try await drafts.draft(Self.draftName, of: profile.id).flatMap { ProfileDraft(note: $0) }
  }

  func saveProfileDraft(_ draft: ProfileDraft?) async throws {
    guard let profile = try await profiles.currentProfile() else { return }
    try await drafts.save(draft?.note ?? "", as: Self.draftName, of: profile.id)
  }

  func formDraft(_ form: FormDraft.Form) async throws -> FormDraft? {
    guard let profile = try await profiles.currentProfile() else { return nil }
    return try await drafts.draft(DraftStore.prefix + form.name, of: profile.id).flatMap { FormDraft(note: $0) }
  }

  func saveFormDraft(_ draft: FormDraft?, of form: FormDraft.Form) async throws {
    guard let profile = try await profiles.currentProfile() else { return }
    try await drafts.save(draft?.note ?? "", as: DraftStore.prefix + form.name, of: profile.id)
  }
}
