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
}
