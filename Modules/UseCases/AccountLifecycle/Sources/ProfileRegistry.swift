public import Entities
import Storage

/// The profiles. The store is the only source of truth, and every change by this process passes through here.
///
/// Changes happen one after another, each from its first reading to its last writing. Every function throws the store's
/// errors.
public actor ProfileRegistry {
  /// The longest name in characters, without white space around it.
  public static let longestName = 40

  let profiles: SessionProfiles
  let notes: any NoteStore
  let drafts: DraftStore
  let records: any RecordStore
  let pictures: MessagePictureFolder
  /// The names of notes without valuable content.
  private let trifles: Set<String>
  /// The names of the notes that are about this machine.
  let local: Set<String>
  /// The names of the notes that an import may bring, because they change no settings.
  let contentNotes: Set<String>
  /// The folder for archives that go through a pipe; nil for the system's temporary folder.
  let spoolFolder: String?
  /// Whether the settings of this program could name a model.
  let canUse: @Sendable (ModelSelection) -> Bool
  private let readPicture: @Sendable (String) throws -> [UInt8]
  private let now: @Sendable () -> Timestamp
  private let beforeDeletion, afterUse: @Sendable (UserProfile.ID) async -> Void
  private let settle, sweep, clearTraces: @Sendable () async throws -> Void
  private let deleteCopies: @Sendable (UserProfile.ID?) async throws -> Void
  let listeners: ProfileListeners
  private var lastChange: Task<Void, Never>?

  /// A registry of the profiles in a store.
  public init(_ dependencies: ProfileDependencies) {
    let profiles = dependencies.profiles
    self.profiles = profiles
    notes = dependencies.notes
    drafts = DraftStore(notes)
    records = dependencies.records
    pictures = dependencies.pictures
    trifles = dependencies.trifles.union([Self.offerNote])
    local = dependencies.local
    contentNotes = trifles
    spoolFolder = dependencies.spoolFolder
    canUse = dependencies.canUse
    readPicture = dependencies.readPicture
    now = dependencies.now
    beforeDeletion = dependencies.beforeDeletion
    afterUse = dependencies.afterUse
    settle = dependencies.settle
    deleteCopies = dependencies.deleteCopies
    sweep = dependencies.sweep
    clearTraces = dependencies.clearTraces
    listeners = ProfileListeners(current: { try await profiles.currentProfile() })
    // The caller that finds the loss gets nil. The listeners must learn of it too.
    profiles.onLoss { [listeners] in listeners.post(nil) }
  }
}

extension ProfileRegistry {
  func currentProfile() async throws -> UserProfile? {
    try await profiles.currentProfile()
  }

  func ensureProfile() async throws -> UserProfile {
    try await change { registry in try await registry.currentOrNew() }
  }

  func completeOnboarding(color: ProfileColor) async throws {
    try await change { registry in
      var profile = try await registry.currentOrNew()
      profile.color = color
      profile.didCompleteOnboarding = true
      try await registry.profiles.save(profile)
      registry.listeners.post(profile)
    }
  }

  func changeColor(to color: ProfileColor) async throws {
    try await change { registry in
      guard var profile = try await registry.profiles.currentProfile() else { return }
      profile.color = color
      try await registry.profiles.save(profile)
      registry.listeners.post(profile)
    }
  }

  func signOut() async throws {
    try await change { registry in
      try await registry.use(nil)
    }
  }

  func deleteAccount(copies: BackupDisposition) async throws {
    try await change { registry in
      guard let profile = try await registry.profiles.currentProfile() else { return }
      try await registry.delete(profile.id, copies)
    }
  }

  func deleteProfile(_ id: UserProfile.ID, copies: BackupDisposition) async throws {
    try await change { registry in try await registry.delete(id, copies) }
  }

  func eraseEverything() async throws {
    try await change { registry in
      try await registry.settle()
      try await registry.deleteCopies(nil)
      try await registry.clearTraces()
      for profile in try await registry.profiles.profiles() {
        try await DeletionStep.mark.run(
          on: registry.profiles, of: profile.id, ending: registry.beforeDeletion, leaving: registry.afterUse)
      }
      registry.listeners.post(nil)
      try await registry.finishAllDeletions()
    }
  }

  /// Continues every interrupted deletion. Call it once at the start.
  public func finishDeletions() async throws {
    // There is nearly always none, and reading does not wait for other programs. An error of reading is reported where
    // the data is used; here it counts as no unfinished deletion.
    guard let left = try? await profiles.unfinishedDeletions(), !left.isEmpty else { return }
    try await change { registry in try await registry.finishAllDeletions() }
  }

  nonisolated func updates() -> AsyncStream<UserProfile?> {
    listeners.stream()
  }
}

extension ProfileRegistry {
  func saveProfile(
    name: String, email: String, color: ProfileColor?, picture: PictureChange
  ) async throws -> UserProfile {
    try await change { registry in
      try await registry.save(try await registry.currentOrNew(), name, email, color, picture)
    }
  }

  func createProfile(name: String, color: ProfileColor?) async throws -> UserProfile {
    try await change { registry in
      let time = registry.now()
      // With a name and a colour, onboarding has no more questions.
      let fresh = UserProfile(
        id: UserProfile.ID(at: time), didCompleteOnboarding: color != nil, created: time)
      return try await registry.save(fresh, name, "", color, .kept)
    }
  }

  func renameProfile(_ id: UserProfile.ID, to name: String) async throws {
    try await change { registry in
      guard let profile = try await registry.profiles.profile(id) else { return }
      _ = try await registry.save(profile, name, profile.email ?? "", nil, .kept)
    }
  }

  func profileSummaries() async throws -> [ProfileSummary] {
    let inUse = try await profiles.currentProfile()?.id
    var summaries: [ProfileSummary] = []
    for profile in try await profiles.profiles() {
      summaries.append(
        ProfileSummary(
          profile: profile, contents: try await profiles.contents(of: profile.id), isInUse: profile.id == inUse))
    }
    return summaries
  }

  func profileContents() async throws -> ProfileContents {
    guard let profile = try await profiles.currentProfile() else { return ProfileContents() }
    return try await profiles.contents(of: profile.id)
  }

  /// The profile of this name or id.
  /// - Throws: `ProfileFailure`.
  public func profile(named name: String) async throws -> UserProfile { try await profiles.profile(named: name) }

  func switchProfile(to id: UserProfile.ID) async throws {
    try await change { registry in
      try await registry.use(id)
    }
  }

  /// Makes this run use the profile with this name or id, in place of the one in use: for `--profile`.
  /// - Throws: `ProfileFailure`.
  public func useProfile(named name: String) async throws {
    try await profiles.pin(toProfileNamed: name)
  }

  /// The profile that an app begins with. At the very first launch an anonymous one is made. Later a user who signed
  /// out stays signed out, if the app has a screen for choosing a profile and there is a profile to choose.
  /// - Parameter canAsk: Whether the app has such a screen.
  public func profileToBegin(canAsk: Bool) async throws -> UserProfile? {
    if let current = try await profiles.currentProfile() { return current }
    if canAsk, try await !profiles.profiles().isEmpty { return nil }
    return try await ensureProfile()
  }
}

extension ProfileRegistry {
  private func save(
    _ old: UserProfile, _ name: String, _ email: String, _ color: ProfileColor?, _ change: PictureChange
  ) async throws -> UserProfile {
    var profile = old
    profile.name = try ProfileRules.name(name)
    // An imported address may be invalid; that must not prevent a new name.
    if email != old.email ?? "" { profile.email = try ProfileRules.email(email) }
    profile.color = color ?? profile.color
    // An import may have brought a second profile with the same name. Such a profile can be changed while it keeps its
    // name.
    if profile.name != old.name {
      let others = try await profiles.profiles().filter { $0.id != profile.id }.compactMap(\.name)
      if others.contains(where: { ProfileRules.areSame($0, name) }) { throw ProfileFailure.taken(name) }
    }
    switch change {
    case .kept: try await profiles.save(profile)
    case .removed:
      profile.picture = nil
      try await profiles.save(profile)
    case .file(let path):
      let picture = AvatarPicture(id: AvatarPicture.ID(at: now()), file: try readPicture(path))
      profile.picture = picture.id
      try await profiles.save(profile, with: picture)
    }
    if try await profiles.currentProfile()?.id == profile.id { listeners.post(profile) }
    return profile
  }

  private func currentOrNew() async throws -> UserProfile {
    let time = now()
    let fresh = UserProfile(id: UserProfile.ID(at: time), created: time)
    let profile = try await profiles.currentProfile(orMaking: fresh)
    if profile.id == fresh.id { listeners.post(profile) }
    return profile
  }

  private func use(_ id: UserProfile.ID?) async throws {
    // The user can sign out of a profile that cannot be read.
    let before = try? await profiles.currentProfile()
    try await profiles.setCurrentProfile(id)
    listeners.post(id == nil ? nil : try await profiles.currentProfile())
    if let before, before.id != id { await afterUse(before.id) }
    // Empty anonymous profiles are deleted. If that fails, they are deleted another time.
    _ = try? await profiles.dropEmptyProfiles(besides: trifles)
  }

  private func delete(_ id: UserProfile.ID, _ copies: BackupDisposition) async throws {
    // The copies go first: after the mark, a continued deletion would not know this decision.
    if copies == .deleted { try await deleteCopies(id) }
    let isInUse = try await profiles.currentProfile()?.id == id
    try await DeletionStep.mark.run(on: profiles, of: id, ending: beforeDeletion, leaving: afterUse)
    // From the mark on the profile is not in use, even if the other steps wait for the next start.
    if isInUse { listeners.post(nil) }
    try await finishAllDeletions()
  }

  /// Runs the steps after the marks, for every marked profile. The marks are removed last: after an interruption the
  /// next start repeats all of these steps.
  func finishAllDeletions() async throws {
    let leaving = try await profiles.unfinishedDeletions()
    guard !leaving.isEmpty else { return }
    for id in leaving {
      for step in DeletionStep.allCases.dropFirst().dropLast() {
        try await step.run(on: profiles, of: id, ending: beforeDeletion, leaving: afterUse)
      }
    }
    if try await profiles.profiles().isEmpty { try await sweep() }
    try await clearTraces()
    for id in leaving { try await profiles.delete(.profile, of: id) }
  }

  /// Runs a change after the previous one has ended. A change that has begun is not stopped halfway when its screen
  /// goes away.
  func change<Value: Sendable>(
    _ body: @escaping @Sendable (isolated ProfileRegistry) async throws -> Value
  ) async throws -> Value {
    let previous = lastChange
    let task = Task {
      await previous?.value
      return try await body(self)
    }
    lastChange = Task { _ = try? await task.value }
    return try await task.value
  }
}
