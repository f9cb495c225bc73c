import Entities
import Storage
import Synchronization

@testable import AccountLifecycle

/// A profile store that fails where a test wants it to, and records its calls.
final class WatchedProfileStore: ProfileStore {
  let base: any ProfileStore
  private let state = Mutex<(failures: [String: StorageError], calls: [String])>(([:], []))

  private let holding = Mutex<(@Sendable () async throws -> Void)?>(nil)

  private let onCall: @Sendable (String) -> Void

  /// - Parameter onCall: Called before each call.
  init(_ base: any ProfileStore, onCall: @escaping @Sendable (String) -> Void = { _ in }) {
    self.base = base
    self.onCall = onCall
  }

  /// Runs between the reading of a profile and its hold.
  var beforeHold: (@Sendable () async throws -> Void)? {
    get { holding.withLock(\.self) }
    set { holding.withLock { $0 = newValue } }
  }

  var calls: [String] { state.withLock(\.calls) }

  func fail(_ call: String, with failure: StorageError?) {
    state.withLock { $0.failures[call] = failure }
  }

  private func note(_ call: String) throws(StorageError) {
    onCall(call)
    let failure = state.withLock { state in
      state.calls.append(call)
      return state.failures[call]
    }
    if let failure { throw failure }
  }

  func profiles() async throws(StorageError) -> [UserProfile] {
    try await base.profiles()
  }

  func profile(_ id: UserProfile.ID) async throws(StorageError) -> UserProfile? {
    try note("current")
    // Lets other tasks run, as a slow disk would.
    await Task.yield()
    return try await base.profile(id)
  }

  func contents(of id: UserProfile.ID) async throws(StorageError) -> ProfileContents {
    try await base.contents(of: id)
  }

  func save(_ profile: UserProfile, with picture: AvatarPicture) async throws(StorageError) {
    try note("save")
    try await base.save(profile, with: picture)
  }

  func save(_ profile: UserProfile) async throws(StorageError) {
    try note("save")
    try await base.save(profile)
  }

  func currentProfile() async throws(StorageError) -> UserProfile? {
    try note("current")
    // Lets other tasks run, as a slow disk would.
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

  func stopUsing(_ id: UserProfile.ID) async throws(StorageError) {
    try note("set")
    try await base.stopUsing(id)
  }

  func hold(_ id: UserProfile.ID) async throws(StorageError) -> ProfileHold? {
    do {
      try await beforeHold?()
    } catch {
      throw .failed(LocalizedText("\(error)", "\(error)"))
    }
    return try await base.hold(id)
  }

  func dropEmptyProfiles(besides trifles: Set<String>) async throws(StorageError) -> [UserProfile.ID] {
    try note("drop")
    return try await base.dropEmptyProfiles(besides: trifles)
  }

  func beginDeletion(of id: UserProfile.ID) async throws(StorageError) {
    try note("mark")
    try await base.beginDeletion(of: id)
  }

  func unfinishedDeletions() async throws(StorageError) -> [UserProfile.ID] {
    if let failure = state.withLock({ $0.failures["unfinished"] }) { throw failure }
    return try await base.unfinishedDeletions()
  }

  func delete(_ part: ProfilePart, of id: UserProfile.ID) async throws(StorageError) {
    try note(part.rawValue)
    try await base.delete(part, of: id)
  }
}

extension ProfileDependencies {
  /// The dependencies over stores, at the time 1.
  init(_ stores: Stores, profiles: (any ProfileStore)? = nil) {
    self.init(
      profiles: SessionProfiles(profiles ?? stores.profiles), notes: stores.notes, records: stores.records,
      pictures: stores.pictures, now: { Timestamp(milliseconds: 1) })
  }

  /// With the store's part of an erasure.
  func erasing(_ stores: Stores) -> ProfileDependencies {
    var dependencies = self
    dependencies.deleteCopies = { try await stores.deleteCopies(holding: $0) }
    dependencies.sweep = { try await stores.sweep() }
    return dependencies
  }
}

extension AccountProviding {
  func deleteAccount() async throws { try await deleteAccount(copies: .kept) }
  func deleteProfile(_ id: UserProfile.ID) async throws { try await deleteProfile(id, copies: .kept) }
}

struct Registry: AccountProviding {
  let stores: Stores
  let store: WatchedProfileStore
  let run: SessionProfiles
  let profileRegistry: ProfileRegistry

  /// A run over these stores.
  init(
    _ stores: Stores = .inMemory(), beforeDeletion: @escaping @Sendable (UserProfile.ID) async -> Void = { _ in },
    afterUse: @escaping @Sendable (UserProfile.ID) async -> Void = { _ in },
    sweep: @escaping @Sendable () async throws -> Void = {},
    clearTraces: @escaping @Sendable () async throws -> Void = {}
  ) {
    self.stores = stores
    store = WatchedProfileStore(stores.profiles)
    let clock = Mutex<Int64>(76)
    run = SessionProfiles(store)
    var dependencies = ProfileDependencies(
      profiles: run, notes: stores.notes, records: stores.records, pictures: stores.pictures,
      now: {
        clock.withLock { time in
          time += 1
          return Timestamp(milliseconds: time)
        }
      })
    dependencies.local = ["permission"]
    dependencies.canUse = { ["openai", "anthropic"].contains($0.choice.provider) }
    dependencies.readPicture = { Array($0.utf8) }
    dependencies.beforeDeletion = beforeDeletion
    dependencies.afterUse = afterUse
    dependencies.sweep = sweep
    dependencies.clearTraces = clearTraces
    profileRegistry = ProfileRegistry(dependencies)
  }

  func profiles() async throws -> [UserProfile] { try await stores.profiles.profiles() }
}
