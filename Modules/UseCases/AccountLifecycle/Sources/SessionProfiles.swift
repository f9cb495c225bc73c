public import Entities
public import Storage
import Synchronization

/// The profiles of the machine, as this run of the program sees them: it keeps the profile that it began with.
///
/// The store names the profile of the next start. A run adopts it once; from then on only its own changes matter. So
/// when the user signs out or switches in another copy of the program, the conversation that is open here stays open.
/// The data of a profile always comes from the store. If another program deletes the profile, this run notices that at
/// its next access, and then has none.
public final class SessionProfiles: ProfileStore {
  private enum Use {
    /// The profile was not read yet.
    case undecided
    case profile(UserProfile.ID, ProfileHold)
    case noProfile
  }

  /// How often the profile is read again, if another program deletes it as unused.
  private static let attempts = 8
  private let base: any ProfileStore
  private let use = Mutex(Use.undecided)
  private let loss = Mutex<@Sendable () -> Void>({})

  /// A run that has no profile yet.
  public init(_ base: any ProfileStore) {
    self.base = base
  }

  /// Makes this run use the profile with this name or id; other runs, and the next one, are not affected.
  /// - Throws: `ProfileFailure`, and the store's errors.
  public func pin(toProfileNamed name: String) async throws {
    let id = try await profile(named: name).id
    guard let hold = try await base.hold(id) else { throw ProfileFailure.unknown(name, known: []) }
    use.withLock { $0 = .profile(id, hold) }
  }

  /// The profile of this name or id, or with an id that ends in these digits. A name has priority over digits.
  /// - Throws: `ProfileFailure`, and the store's errors.
  func profile(named name: String) async throws -> UserProfile {
    let all = try await profiles()
    if let id = UserProfile.ID(name), let found = all.first(where: { $0.id == id }) { return found }
    let named = all.filter { $0.name.map { ProfileRules.areSame($0, name) } ?? false }
    let found = named.isEmpty ? all.filter { $0.id.hasShortForm(name) } : named
    guard let first = found.first else { throw ProfileFailure.unknown(name, known: all.compactMap(\.name)) }
    guard found.count == 1 else { throw ProfileFailure.ambiguous(name, ids: found.map(\.id)) }
    return first
  }

  /// Sets the action to call when another copy of the program has deleted the profile of this run.
  func onLoss(_ action: @escaping @Sendable () -> Void) { loss.withLock { $0 = action } }

  private var current: Use { use.withLock(\.self) }
}

extension SessionProfiles {
  /// The profile that this run uses.
  public func currentProfile() async throws(StorageError) -> UserProfile? {
    switch current {
    case .profile(let id, _):
      let found = try await base.profile(id)
      if found == nil, leave(id) { loss.withLock(\.self)() }
      return found
    case .noProfile: return nil
    case .undecided:
      for _ in 0..<Self.attempts {
        guard let found = try await base.currentProfile() else { return nil }
        if try await begin(with: found.id) { return found }
      }
      return nil
    }
  }

  /// The id of the profile that this run uses, without reading the store once it is known.
  public func currentProfileID() async throws(StorageError) -> UserProfile.ID? {
    switch current {
    case .profile(let id, _): id
    case .noProfile: nil
    case .undecided: try await currentProfile()?.id
    }
  }

  /// The profile of this run. If there is none, the given one is stored and used.
  /// - Throws: `.missing` if another program has deleted the profile of this run, because its data must not go to
  ///   another one; `.missing` also if other programs keep deleting the new one.
  public func currentProfile(orMaking profile: UserProfile) async throws(StorageError) -> UserProfile {
    let before = current
    if let found = try await currentProfile() { return found }
    if case .profile(let id, _) = before { throw .missing(profile: id) }
    for _ in 0..<Self.attempts {
      guard case .undecided = current else {
        // The user signed out here: the profile that other programs use meanwhile is another user's.
        try await base.save(profile)
        guard let hold = try await base.hold(profile.id) else { continue }
        try await base.setCurrentProfile(profile.id)
        use.withLock { $0 = .profile(profile.id, hold) }
        return profile
      }
      let found = try await base.currentProfile(orMaking: profile)
      if try await begin(with: found.id) { return found }
    }
    throw .missing(profile: profile.id)
  }

  /// Makes this run and the next start use a profile. Nil signs out. The next start is signed out too, unless another
  /// run has chosen a profile meanwhile.
  public func setCurrentProfile(_ id: UserProfile.ID?) async throws(StorageError) {
    if let id {
      guard let hold = try await base.hold(id) else { throw .missing(profile: id) }
      try await base.setCurrentProfile(id)
      return use.withLock { $0 = .profile(id, hold) }
    }
    switch current {
    case .profile(let own, _): try await base.stopUsing(own)
    case .undecided: try await base.setCurrentProfile(nil)
    case .noProfile: return
    }
    use.withLock { $0 = .noProfile }
  }

  /// - Returns: Whether the profile still exists.
  private func begin(with id: UserProfile.ID) async throws(StorageError) -> Bool {
    guard let hold = try await base.hold(id) else { return false }
    use.withLock { if case .undecided = $0 { $0 = .profile(id, hold) } }
    return true
  }

  /// - Returns: Whether this run was using the profile.
  @discardableResult private func leave(_ id: UserProfile.ID) -> Bool {
    use.withLock { use in
      guard case .profile(let own, _) = use, own == id else { return false }
      use = .noProfile
      return true
    }
  }
}

extension SessionProfiles {
  /// Every profile, the oldest first.
  public func profiles() async throws(StorageError) -> [UserProfile] { try await base.profiles() }

  /// A profile.
  public func profile(_ id: UserProfile.ID) async throws(StorageError) -> UserProfile? { try await base.profile(id) }

  /// The amount of a profile's content.
  public func contents(of id: UserProfile.ID) async throws(StorageError) -> ProfileContents {
    try await base.contents(of: id)
  }

  /// Adds or replaces a profile.
  public func save(_ profile: UserProfile) async throws(StorageError) { try await base.save(profile) }

  /// Adds or replaces a profile, with another picture.
  public func save(_ profile: UserProfile, with picture: AvatarPicture) async throws(StorageError) {
    try await base.save(profile, with: picture)
  }

  /// Signs out of a profile, where this run or the next start uses it.
  public func stopUsing(_ id: UserProfile.ID) async throws(StorageError) {
    try await base.stopUsing(id)
    leave(id)
  }

  /// Marks a profile as used, for as long as the result is referenced.
  public func hold(_ id: UserProfile.ID) async throws(StorageError) -> ProfileHold? { try await base.hold(id) }

  /// Deletes empty profiles that no run uses.
  public func dropEmptyProfiles(besides trifles: Set<String>) async throws(StorageError) -> [UserProfile.ID] {
    try await base.dropEmptyProfiles(besides: trifles)
  }

  /// Marks a profile as being deleted.
  public func beginDeletion(of id: UserProfile.ID) async throws(StorageError) {
    try await base.beginDeletion(of: id)
    leave(id)
  }

  /// The profiles that are being deleted.
  public func unfinishedDeletions() async throws(StorageError) -> [UserProfile.ID] {
    try await base.unfinishedDeletions()
  }

  /// Deletes a part of a profile.
  public func delete(_ part: ProfilePart, of id: UserProfile.ID) async throws(StorageError) {
    try await base.delete(part, of: id)
  }
}
