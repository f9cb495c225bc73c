import Entities
import Storage
import Synchronization

@testable import AccountLifecycle

/// A profile store that fails where a test wants it to, and notes what was asked.
final class WatchedProfileStore: ProfileStore {
  let base: any ProfileStore
  private let state = Mutex<(failures: [String: StorageError], calls: [String])>(([:], []))

  init(_ base: any ProfileStore) {
    self.base = base
  }

  var calls: [String] { state.withLock(\.calls) }

  func fail(_ call: String, with failure: StorageError?) {
    state.withLock { $0.failures[call] = failure }
  }

  private func note(_ call: String) throws(StorageError) {
    let failure = state.withLock { state in
      state.calls.append(call)
      return state.failures[call]
    }
    if let failure { throw failure }
  }

  func profiles() async throws(StorageError) -> [UserProfile] {
    try await base.profiles()
  }

  func save(_ profile: UserProfile) async throws(StorageError) {
    try note("save")
    try await base.save(profile)
  }

  func currentProfile() async throws(StorageError) -> UserProfile? {
    try note("current")
    // Lets others in between, as a disk does.
    await Task.yield()
    return try await base.currentProfile()
  }

  func currentProfile(orMaking profile: UserProfile) async throws(StorageError) -> UserProfile {
    try note("ensure")
    await Task.yield()
    return try await base.currentProfile(orMaking: profile)
  }

  func setCurrentProfile(_ id: UserProfile.ID?) async throws(StorageError) {
    try note("set")
    try await base.setCurrentProfile(id)
  }

  func deleteProfile(_ id: UserProfile.ID) async throws(StorageError) {
    try note("delete")
    try await base.deleteProfile(id)
  }
}

struct Registry: AccountKeeping {
  let stores = Stores.inMemory()
  let store: WatchedProfileStore
  let profileRegistry: ProfileRegistry

  init(beforeDeletion: @escaping @Sendable (UserProfile.ID) async -> Void = { _ in }) {
    store = WatchedProfileStore(stores.profiles)
    profileRegistry = ProfileRegistry(
      profiles: store, now: { Timestamp(milliseconds: 77) }, beforeDeletion: beforeDeletion)
  }

  func profiles() async throws -> [UserProfile] { try await stores.profiles.profiles() }
}
