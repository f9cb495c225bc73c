import Entities
import Storage

/// The offer to save an anonymous profile. The answer is a note of the profile: it is deleted with the profile, and
/// another copy of the program knows it too.
extension ProfileRegistry {
  static let offerNote = "saving-offer"

  func canOfferSaving() async throws -> Bool {
    guard let profile = try await profiles.currentProfile(), profile.name == nil,
      try await notes.note(Self.offerNote, of: profile.id) == nil
    else { return false }
    return try await !profiles.contents(of: profile.id).isEmpty
  }

  func recordOfferAnswered() async throws {
    try await change { registry in
      guard let profile = try await registry.profiles.currentProfile() else { return }
      try await registry.notes.setNote("answered", named: Self.offerNote, of: profile.id)
    }
  }
}
