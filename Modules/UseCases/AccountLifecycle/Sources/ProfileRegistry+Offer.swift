import Entities
import Storage

/// The offer to save an anonymous profile. What somebody answered to it is a note of the profile: it goes with it, and
/// another copy of the program knows it too.
extension ProfileRegistry {
  static let offerNote = "saving-offer"

  /// Whether the profile in use can be offered to be saved: it has no name, something of it would be missed, and it did
  /// not answer yet.
  public func canOfferSaving() async throws -> Bool {
    guard let profile = try await profiles.currentProfile(), profile.name == nil,
      try await notes.note(Self.offerNote, of: profile.id) == nil
    else { return false }
    return try await !profiles.contents(of: profile.id).isEmpty
  }

  /// Remembers that the profile in use answered the offer, whatever it said. Nothing happens when there is none.
  public func recordOfferAnswered() async throws {
    try await change { registry in
      guard let profile = try await registry.profiles.currentProfile() else { return }
      try await registry.notes.setNote("answered", named: Self.offerNote, of: profile.id)
    }
  }
}
