import Entities
import Storage

/// Has the profile in use without reading the store, as in a run, and counts every other call.
final class WatchedProfiles: ProfileStore {
  private let stored: any ProfileStore
  private let user: UserProfile.ID
  let trips = Watched(0)

  init(_ stored: any ProfileStore, using user: UserProfile.ID) {
    (self.stored, self.user) = (stored, user)
  }

  private var base: any ProfileStore {
    trips.change { $0 += 1 }
    return stored
  }

  func currentProfileID() -> UserProfile.ID? { user }
  func currentProfile() async throws(StorageError) -> UserProfile? { try await base.profile(user) }
  func profiles() async throws(StorageError) -> [UserProfile] { try await base.profiles() }
  func profile(_ id: UserProfile.ID) async throws(StorageError) -> UserProfile? { try await base.profile(id) }
  func contents(of id: UserProfile.ID) async throws(StorageError) -> ProfileContents { try await base.contents(of: id) }
  func save(_ profile: UserProfile) async throws(StorageError) { try await base.save(profile) }
  func save(_ profile: UserProfile, with picture: AvatarPicture) async throws(StorageError) {
    try await base.save(profile, with: picture)
  }
  func currentProfile(orMaking profile: UserProfile) async throws(StorageError) -> UserProfile {
    try await base.currentProfile(orMaking: profile)
  }
  func setCurrentProfile(_ id: UserProfile.ID?) async throws(StorageError) { try await base.setCurrentProfile(id) }
  func stopUsing(_ id: UserProfile.ID) async throws(StorageError) { try await base.stopUsing(id) }
  func hold(_ id: UserProfile.ID) async throws(StorageError) -> ProfileHold? { try await base.hold(id) }
  func dropEmptyProfiles(besides trifles: Set<String>) async throws(StorageError) -> [UserProfile.ID] {
    try await base.dropEmptyProfiles(besides: trifles)
  }
  func beginDeletion(of id: UserProfile.ID) async throws(StorageError) { try await base.beginDeletion(of: id) }
  func unfinishedDeletions() async throws(StorageError) -> [UserProfile.ID] { try await base.unfinishedDeletions() }
  func delete(_ part: ProfilePart, of id: UserProfile.ID) async throws(StorageError) {
    try await base.delete(part, of: id)
  }
}
