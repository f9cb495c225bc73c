public import Entities

/// The capability of knowing who uses the program: who has a registry of profiles can do this.
public protocol AccountProviding: Sendable {
  /// Where the verbs go.
  var profileRegistry: ProfileRegistry { get }
}

extension AccountProviding {
  /// The profile in use; an anonymous one is made when there is none.
  public func ensureProfile() async throws -> UserProfile {
    try await profileRegistry.ensureProfile()
  }

  /// The profile in use; nil before the first, and after signing out.
  public func currentProfile() async throws -> UserProfile? {
    try await profileRegistry.currentProfile()
  }

  /// Stores the colour, and that onboarding is complete; makes the profile first when there is none.
  public func completeOnboarding(color: ProfileColor) async throws {
    try await profileRegistry.completeOnboarding(color: color)
  }

  /// Stores another colour of the profile in use. Nothing happens when there is none.
  public func changeColor(to color: ProfileColor) async throws {
    try await profileRegistry.changeColor(to: color)
  }

  /// Gives the profile in use a name, and what else is told: it can be found again.
  /// - Throws: `ProfileFailure`, and what reading the picture throws.
  public func saveProfile(
    name: String, email: String, color: ProfileColor?, picture: PictureChange
  ) async throws -> UserProfile {
    try await profileRegistry.saveProfile(name: name, email: email, color: color, picture: picture)
  }

  /// What the user typed of themselves and did not save; nil when there is nothing.
  public func profileDraft() async throws -> ProfileDraft? {
    try await profileRegistry.profileDraft()
  }

  /// Keeps what the user types of themselves in place of what was before; nil forgets it.
  public func saveProfileDraft(_ draft: ProfileDraft?) async throws {
    try await profileRegistry.saveProfileDraft(draft)
  }

  /// Whether the profile in use can be offered to be saved: it has no name, something of it would be missed, and it did
  /// not answer yet.
  public func canOfferSaving() async throws -> Bool {
    try await profileRegistry.canOfferSaving()
  }

  /// Remembers that the profile in use answered the offer to be saved, whatever it said: it is made once.
  public func recordOfferAnswered() async throws {
    try await profileRegistry.recordOfferAnswered()
  }

  /// Makes a profile with a name, and uses it at no time before somebody switches to it.
  /// - Throws: `ProfileFailure`.
  public func createProfile(name: String, color: ProfileColor?) async throws -> UserProfile {
    try await profileRegistry.createProfile(name: name, color: color)
  }

  /// Gives a profile another name.
  /// - Throws: `ProfileFailure`.
  public func renameProfile(_ id: UserProfile.ID, to name: String) async throws {
    try await profileRegistry.renameProfile(id, to: name)
  }

  /// Every profile of the machine with what it holds, the oldest first.
  public func profileSummaries() async throws -> [ProfileSummary] {
    try await profileRegistry.profileSummaries()
  }

  /// How much the profile in use holds; nothing when there is none.
  public func profileContents() async throws -> ProfileContents {
    try await profileRegistry.profileContents()
  }

  /// The profile of this name or id.
  /// - Throws: `ProfileFailure`.
  public func profile(named name: String) async throws -> UserProfile {
    try await profileRegistry.profile(named: name)
  }

  /// Signs in to a profile, here and at the next start.
  public func switchProfile(to id: UserProfile.ID) async throws {
    try await profileRegistry.switchProfile(to: id)
  }

  /// Signs out: no profile is in use until `ensureProfile` or `completeOnboarding` makes another, or somebody switches
  /// to one. The data stays.
  public func signOut() async throws {
    try await profileRegistry.signOut()
  }

  /// Deletes the profile in use with everything of its own; nobody is signed in from its beginning on. Whatever
  /// interrupts it, it goes on at the next start.
  public func deleteAccount(copies: BackupDisposition) async throws {
    try await profileRegistry.deleteAccount(copies: copies)
  }

  /// Deletes every profile of the machine with everything of its own, with the copies and logs that tell of them. It goes
  /// on at the next start as `deleteAccount` does.
  public func eraseEverything() async throws {
    try await profileRegistry.eraseEverything()
  }

  /// Deletes a profile with everything of its own.
  public func deleteProfile(_ id: UserProfile.ID, copies: BackupDisposition) async throws {
    try await profileRegistry.deleteProfile(id, copies: copies)
  }

  /// Writes everything of a profile to a file, which is there when it is whole. It holds no key.
  /// - Parameters:
  ///   - id: whose; nil for the profile in use.
  ///   - isReplacing: whether a file that is there may go.
  ///   - tell: how far it has come, now and then.
  /// - Throws: `ArchiveFailure`, `ProfileFailure`.
  public func exportProfile(
    _ id: UserProfile.ID?, to path: String, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ProfileContents {
    try await profileRegistry.exportProfile(id, to: path, replacing: isReplacing, onProgress)
  }

  /// Takes in everything that a file holds and that is not here yet: all of it or, after any failure, nothing.
  /// - Parameters:
  ///   - importsSettings: whether to take what the file would set: which models answer, where they are, and how. It is left
  ///     out otherwise.
  ///   - tell: how far it has come, now and then.
  /// - Throws: `ArchiveFailure`, with the line that is wrong.
  public func importProfile(
    from path: String, importingSettings importsSettings: @escaping @Sendable (ImportedSettings) async -> Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ImportSummary {
    try await profileRegistry.importProfile(from: path, importingSettings: importsSettings, onProgress)
  }

  /// The profile in use now, and after every change that this process makes. Each call makes a stream of its own.
  ///
  /// A change is given when it is in the store. A reader that is slow gets the newest value, not every one between.
  /// When the store cannot be read, the first value comes with the next change.
  public var profileUpdates: AsyncStream<UserProfile?> {
    profileRegistry.updates()
  }
}
