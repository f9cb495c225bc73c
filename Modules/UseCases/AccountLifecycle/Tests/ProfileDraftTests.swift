import Entities
import Testing

@testable import AccountLifecycle

/// The unsaved text of the profile's form.
@Suite(.timeLimit(.minutes(10))) struct ProfileDraftTests {
  @Test func theDraftBelongsToOneProfile() async throws {
    let registry = Registry()
    let draft = ProfileDraft(name: "Ad", email: "a@", picturePath: "", color: .mint)
    // Without a profile there is no place for the draft.
    try await registry.saveProfileDraft(draft)
    #expect(try await registry.profileDraft() == nil)
    let first = try await registry.ensureProfile()
    try await registry.saveProfileDraft(draft)
    #expect(try await registry.profileDraft() == draft)
    #expect(try await Registry(registry.stores).profileDraft() == draft)
    let other = try await registry.createProfile(name: "Bo", color: nil)
    try await registry.switchProfile(to: other.id)
    #expect(try await registry.profileDraft() == nil)
    try await registry.switchProfile(to: first.id)
    try await registry.saveProfileDraft(nil)
    #expect(try await registry.profileDraft() == nil)
  }

  @Test func theTextOfAFormIsFoundByTheNextRun() async throws {
    let registry = Registry()
    let (form, draft) = (FormDraft.Form.persona(nil), FormDraft(["name": "Ad\na"]))
    try await registry.saveFormDraft(draft, of: form)
    #expect(try await registry.formDraft(form) == nil)
    _ = try await registry.ensureProfile()
    try await registry.saveFormDraft(draft, of: form)
    #expect(try await Registry(registry.stores).formDraft(form) == draft)
    #expect(try await registry.formDraft(.lorebook(nil)) == nil)
    try await registry.saveFormDraft(nil, of: form)
    #expect(try await registry.formDraft(form) == nil)
  }
}
