public import Entities
public import Storage

/// Who uses the program: the store is the one truth, and every change of it by this process passes through here.
///
/// Changes happen one after another, each from its first reading to its last writing. Everything throws what the
/// store throws.
public actor ProfileRegistry {
  /// How many characters a name can have, white space around it not counted.
  public static let longestName = 40

  let profiles: SessionProfiles
  let notes: any NoteStore
  let drafts: DraftStore
  let records: any RecordStore
  /// The names of the notes that nobody would miss.
  private let trifles: Set<String>
  /// The names of the notes that are about this machine.
  let local: Set<String>
  /// The names of the notes that an import may bring: they decide nothing.
  let contentNotes: Set<String>
  /// Where archives lie that come or go through a pipe; nil for the system's folder for such things.
  let spoolFolder: String?
  /// Whether a model is one that the settings of this program could name.
  let canUse: @Sendable (ModelSelection) -> Bool
  private let readPicture: @Sendable (String) throws -> [UInt8]
  private let now: @Sendable () -> Timestamp
  private let newID: @Sendable (Timestamp) -> UserProfile.ID
  private let beforeDeletion, afterUse: @Sendable (UserProfile.ID) async -> Void
  private let settle, deleteCopies, sweep, clearTraces: @Sendable () async throws -> Void
  let listeners: ProfileListeners
  private var lastChange: Task<Void, Never>?

  /// A registry of the profiles in a store.
  ///
  /// - Parameters:
  ///   - profiles: who uses this run.
  ///   - notes: what is remembered of a profile.
  ///   - records: everything of a profile, for exports.
  ///   - trifles: the names of notes that nobody would miss of a profile that holds nothing else.
  ///   - local: the names of notes that are about this machine, what was allowed on it above all: they go into no export,
  ///     and come from no import.
  ///   - spoolFolder: where archives lie that come or go through a pipe; nil for the system's folder for such things.
  ///   - canUse: whether a model is one that the settings of this program could name: a file can have any other.
  ///   - readPicture: reads the file of a picture, and refuses what is none.
  ///   - now: the time, for what is made.
  ///   - newID: makes the identifier of a profile that begins at a time.
  ///   - beforeDeletion: ends what still works for a profile, its replies above all, before it is deleted.
  ///   - afterUse: takes back what would come later for a profile, when it goes out of use and when it is deleted.
  ///   - settle: fails as long as something would keep in the store what an erasure deletes: that begins with it.
  ///   - deleteCopies: deletes the copies of the store.
  ///   - sweep: takes away what deletions leave in the store, when nobody is left.
  ///   - clearTraces: deletes what is kept beside the store and names profiles: logs.
  public init(
    profiles: SessionProfiles, notes: any NoteStore, records: any RecordStore, trifles: Set<String> = [],
    local: Set<String> = [], spoolFolder: String? = nil,
    canUse: @escaping @Sendable (ModelSelection) -> Bool = { _ in false },
    readPicture: @escaping @Sendable (_ path: String) throws -> [UInt8] = { _ in [] },
    now: @escaping @Sendable () -> Timestamp,
    newID: @escaping @Sendable (Timestamp) -> UserProfile.ID = { UserProfile.ID(at: $0) },
    beforeDeletion: @escaping @Sendable (UserProfile.ID) async -> Void = { _ in },
    afterUse: @escaping @Sendable (UserProfile.ID) async -> Void = { _ in },
    settle: @escaping @Sendable () async throws -> Void = {},
    deleteCopies: @escaping @Sendable () async throws -> Void = {},
    sweep: @escaping @Sendable () async throws -> Void = {},
    clearTraces: @escaping @Sendable () async throws -> Void = {}
  ) {
    self.profiles = profiles
    self.notes = notes
    drafts = DraftStore(notes)
    self.records = records
    self.trifles = trifles.union([Self.offerNote])
    self.local = local
    contentNotes = self.trifles
    self.spoolFolder = spoolFolder
    self.canUse = canUse
    self.readPicture = readPicture
    self.now = now
    self.newID = newID
    self.beforeDeletion = beforeDeletion
    self.afterUse = afterUse
    self.settle = settle
    self.deleteCopies = deleteCopies
    self.sweep = sweep
    self.clearTraces = clearTraces
    listeners = ProfileListeners(current: { try await profiles.currentProfile() })
    // Whoever looked finds nobody; everybody else must know it too.
    profiles.onLoss { [listeners] in listeners.post(nil) }
  }
}

extension ProfileRegistry {
  /// The profile in use; nil before the first, and after signing out.
  public func currentProfile() async throws -> UserProfile? {
    try await profiles.currentProfile()
  }

  /// The profile in use; an anonymous one is made when there is none.
  public func ensureProfile() async throws -> UserProfile {
    try await change { registry in try await registry.currentOrNew() }
  }

  /// Stores the colour, and that onboarding is complete; makes the profile first when there is none.
  public func completeOnboarding(color: ProfileColor) async throws {
    try await change { registry in
      var profile = try await registry.currentOrNew()
      profile.color = color
      profile.didCompleteOnboarding = true
      try await registry.profiles.save(profile)
      registry.listeners.post(profile)
    }
  }

  /// Stores another colour of the profile in use. Nothing happens when there is none.
  public func changeColor(to color: ProfileColor) async throws {
    try await change { registry in
      guard var profile = try await registry.profiles.currentProfile() else { return }
      profile.color = color
      try await registry.profiles.save(profile)
      registry.listeners.post(profile)
    }
  }

  /// Takes the profile out of use. Its data stays.
  public func signOut() async throws {
    try await change { registry in
      try await registry.use(nil)
    }
  }

  /// Deletes the profile in use with everything of its own.
  public func deleteAccount(copies: BackupDisposition) async throws {
    try await change { registry in
      guard let profile = try await registry.profiles.currentProfile() else { return }
      try await registry.delete(profile.id, copies)
    }
  }

  /// Deletes a profile with everything of its own. After a failure, the same call or the next start goes on.
  public func deleteProfile(_ id: UserProfile.ID, copies: BackupDisposition) async throws {
    try await change { registry in try await registry.delete(id, copies) }
  }

  /// Deletes every profile of the machine with everything of its own, and what else is kept of them. After a failure, the
  /// next start goes on. Where another program keeps something of it in the store, nothing is deleted.
  public func eraseEverything() async throws {
    try await change { registry in
      try await registry.settle()
      try await registry.deleteCopies()
      try await registry.clearTraces()
      for profile in try await registry.profiles.profiles() {
        try await DeletionStep.mark.run(
          on: registry.profiles, of: profile.id, ending: registry.beforeDeletion, leaving: registry.afterUse)
      }
      registry.listeners.post(nil)
      try await registry.finishAllDeletions()
    }
  }

  /// Goes on with every deletion that was interrupted. Call it once at the start.
  public func finishDeletions() async throws {
    // Nearly always there is none, and reading waits for nobody. Data that cannot be read says so where it is read for
    // something: there is no deletion that would be known not to have ended.
    guard let left = try? await profiles.unfinishedDeletions(), !left.isEmpty else { return }
    try await change { registry in try await registry.finishAllDeletions() }
  }

  /// The profile in use now, and after every change that this process makes.
  public nonisolated func updates() -> AsyncStream<UserProfile?> {
    listeners.stream()
  }
}

extension ProfileRegistry {
  /// Gives the profile in use a name, and with it a place in the lists: it can be found again. There must be one; an
  /// anonymous one is made when there is none.
  /// - Parameters:
  ///   - email: an address; an empty text is none.
  ///   - picture: what becomes of its picture.
  /// - Throws: `ProfileFailure`, and what reading the picture throws.
  public func saveProfile(
    name: String, email: String, color: ProfileColor?, picture: PictureChange
  ) async throws -> UserProfile {
    try await change { registry in
      try await registry.save(try await registry.currentOrNew(), name, email, color, picture)
    }
  }

  /// Makes a profile with a name, for the next start or for a switch to it.
  /// - Throws: `ProfileFailure`.
  public func createProfile(name: String, color: ProfileColor?) async throws -> UserProfile {
    try await change { registry in
      let time = registry.now()
      // Who says a name and a colour has nothing left to be asked at the start.
      let fresh = UserProfile(
        id: registry.newID(time), didCompleteOnboarding: color != nil, created: time)
      return try await registry.save(fresh, name, "", color, .kept)
    }
  }

  /// Gives a profile another name. Nothing happens when it is gone.
  /// - Throws: `ProfileFailure`.
  public func renameProfile(_ id: UserProfile.ID, to name: String) async throws {
    try await change { registry in
      guard let profile = try await registry.profiles.profile(id) else { return }
      _ = try await registry.save(profile, name, profile.email ?? "", nil, .kept)
    }
  }

  /// Every profile of the machine with what it holds, the oldest first.
  public func profileSummaries() async throws -> [ProfileSummary] {
    let inUse = try await profiles.currentProfile()?.id
    var summaries: [ProfileSummary] = []
    for profile in try await profiles.profiles() {
      summaries.append(
        ProfileSummary(
          profile: profile, contents: try await profiles.contents(of: profile.id), isInUse: profile.id == inUse))
    }
    return summaries
  }

  /// How much the profile in use holds; nothing when there is none.
  public func profileContents() async throws -> ProfileContents {
    guard let profile = try await profiles.currentProfile() else { return ProfileContents() }
    return try await profiles.contents(of: profile.id)
  }

  /// The profile of this name or id.
  /// - Throws: `ProfileFailure`.
  public func profile(named name: String) async throws -> UserProfile { try await profiles.profile(named: name) }

  /// Signs in to a profile, here and at the next start.
  /// - Throws: `.missing` when it is not there.
  public func switchProfile(to id: UserProfile.ID) async throws {
    try await change { registry in
      try await registry.use(id)
    }
  }

  /// Has this run use the profile of this name or id, whoever is in use otherwise: for `--profile`.
  /// - Throws: `ProfileFailure`.
  public func useProfile(named name: String) async throws {
    try await profiles.pin(toProfileNamed: name)
  }

  /// The profile that an app begins with. At the very first launch an anonymous one is made; later, nobody is signed in
  /// where nobody was, if there is a screen at which to say who comes.
  /// - Parameter canAsk: Whether there is one.
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
    // What an import brought is no reason to refuse another name.
    if email != old.email ?? "" { profile.email = try ProfileRules.email(email) }
    profile.color = color ?? profile.color
    // An import may have brought a second one of its name: who keeps it can still change the rest.
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
    let fresh = UserProfile(id: newID(time), created: time)
    let profile = try await profiles.currentProfile(orMaking: fresh)
    if profile.id == fresh.id { listeners.post(profile) }
    return profile
  }

  private func use(_ id: UserProfile.ID?) async throws {
    // Who cannot be read can still be left.
    let before = try? await profiles.currentProfile()
    try await profiles.setCurrentProfile(id)
    listeners.post(id == nil ? nil : try await profiles.currentProfile())
    if let before, before.id != id { await afterUse(before.id) }
    // Who was nobody, and left nothing, is not kept; what cannot be taken away now goes another time.
    _ = try? await profiles.dropEmptyProfiles(besides: trifles)
  }

  private func delete(_ id: UserProfile.ID, _ copies: BackupDisposition) async throws {
    // First: once it is marked, nobody would know any more what was wished.
    if copies == .deleted { try await deleteCopies() }
    let isInUse = try await profiles.currentProfile()?.id == id
    try await DeletionStep.mark.run(on: profiles, of: id, ending: beforeDeletion, leaving: afterUse)
    // From the mark on nobody is signed in, also when the rest has to wait for the next start.
    if isInUse { listeners.post(nil) }
    try await finishAllDeletions()
  }

  /// Does what comes after the marks. They go last: whatever ends the program before, all of it is done once more at the
  /// next start.
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

  /// Runs a change after the one before it has ended. A change that has begun is not stopped halfway by the screen
  /// that asked for it going away.
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
