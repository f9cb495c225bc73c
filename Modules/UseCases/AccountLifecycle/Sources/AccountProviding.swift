public import Entities

/// The capability of reading and changing the user's profile. A type with a `ProfileRegistry` has it. Features find
/// these verbs in their own protocols; each is one line to the registry. Every verb throws the store's errors.
public protocol AccountProviding: Sendable {
  /// The registry that the verbs use.
  var profileRegistry: ProfileRegistry { get }
}

// MARK: - The profile in use

extension AccountProviding {
  /// The profile in use; nil before the first, and after signing out.
  public func currentProfile() async throws -> UserProfile? {
    try await profileRegistry.currentProfile()
  }

  /// The profile in use; an anonymous one is made when there is none.
  public func ensureProfile() async throws -> UserProfile {
    try await profileRegistry.ensureProfile()
  }

  /// The profile in use now, and after every change that this process makes; nil also when this process finds that
  /// another program has deleted the profile. Each call makes a stream of its own.
  ///
  /// A change is sent when it is in the store. A slow reader gets the newest value, not every one between. When the
  /// store cannot be read, the first value comes with the next change.
  public var profileUpdates: AsyncStream<UserProfile?> { profileRegistry.updates() }

  /// Stores the colour, and that onboarding is complete; makes the profile first when there is none.
  public func completeOnboarding(color: ProfileColor) async throws {
    try await profileRegistry.completeOnboarding(color: color)
  }

  /// Stores another colour of the profile in use. Nothing happens when there is none.
  public func changeColor(to color: ProfileColor) async throws {
    try await profileRegistry.changeColor(to: color)
  }

  /// Gives the profile in use a name, and with it a place in the lists. An anonymous profile is made first when there
  /// is none.
  /// - Parameters:
  ///   - email: An address; an empty text is none.
  ///   - color: Its colour; nil leaves the colour as it is.
  ///   - picture: The change of its picture.
  /// - Throws: `ProfileFailure`; the error of reading the picture.
  public func saveProfile(
    name: String, email: String, color: ProfileColor?, picture: PictureChange
  ) async throws -> UserProfile {
    try await profileRegistry.saveProfile(name: name, email: email, color: color, picture: picture)
  }

  /// The unsaved text of the profile's form; nil when there is none, or no profile.
  public func profileDraft() async throws -> ProfileDraft? {
    try await profileRegistry.profileDraft()
  }

  /// Saves the text of the profile's form in place of the earlier one; nil removes it. Nothing happens without a
  /// profile.
  public func saveProfileDraft(_ draft: ProfileDraft?) async throws {
    try await profileRegistry.saveProfileDraft(draft)
  }

  /// The unsaved text of a form; nil when there is none, or no profile.
  public func formDraft(_ form: FormDraft.Form) async throws -> FormDraft? {
    try await profileRegistry.formDraft(form)
  }

  /// Saves the text of a form in place of the earlier one; nil removes it. Nothing happens without a profile.
  public func saveFormDraft(_ draft: FormDraft?, of form: FormDraft.Form) async throws {
    try await profileRegistry.saveFormDraft(draft, of: form)
  }

  /// Whether to offer the user to save the profile in use: it has no name and some content, and the offer was not
  /// answered yet.
  public func canOfferSaving() async throws -> Bool {
    try await profileRegistry.canOfferSaving()
  }

  /// Records that the user answered the offer to save the profile in use, with yes or no: it is made once. Nothing
  /// happens without a profile.
  public func recordOfferAnswered() async throws {
    try await profileRegistry.recordOfferAnswered()
  }

  /// The amount of content in the profile in use; zero when there is none.
  public func profileContents() async throws -> ProfileContents {
    try await profileRegistry.profileContents()
  }

  /// Signs out. No profile is in use until the user chooses one (`switchProfile`) or imports one, or until
  /// `ensureProfile`, `completeOnboarding` or `saveProfile` makes one. The data stays.
  public func signOut() async throws {
    try await profileRegistry.signOut()
  }

  /// Deletes the profile in use with everything of its own. Nothing happens when there is none. From the first step on
  /// no profile is in use. An interrupted deletion continues at the next start.
  public func deleteAccount(copies: BackupDisposition) async throws {
    try await profileRegistry.deleteAccount(copies: copies)
  }
}

// MARK: - All profiles

extension AccountProviding {
  /// Every profile of the machine with the amount of its content, the oldest first.
  public func profileSummaries() async throws -> [ProfileSummary] {
    try await profileRegistry.profileSummaries()
  }

  /// The profile of this name or id.
  /// - Throws: `ProfileFailure`.
  public func profile(named name: String) async throws -> UserProfile {
    try await profileRegistry.profile(named: name)
  }

  /// Makes a profile with a name. A switch to it puts it in use.
  /// - Throws: `ProfileFailure`.
  public func createProfile(name: String, color: ProfileColor?) async throws -> UserProfile {
    try await profileRegistry.createProfile(name: name, color: color)
  }

  /// Gives a profile another name. Nothing happens when it does not exist.
  /// - Throws: `ProfileFailure`.
  public func renameProfile(_ id: UserProfile.ID, to name: String) async throws {
    try await profileRegistry.renameProfile(id, to: name)
  }

  /// Signs in to a profile, here and at the next start.
  /// - Throws: `StorageError.missing` when it does not exist.
  public func switchProfile(to id: UserProfile.ID) async throws {
    try await profileRegistry.switchProfile(to: id)
  }

  /// Deletes a profile with everything of its own, as `deleteAccount` does.
  public func deleteProfile(_ id: UserProfile.ID, copies: BackupDisposition) async throws {
    try await profileRegistry.deleteProfile(id, copies: copies)
  }

  /// Deletes every profile of the machine with everything of its own, with the copies of the store and the logs. An
  /// interrupted deletion continues at the next start, as with `deleteAccount`. If another program holds old data open,
  /// nothing is deleted.
  public func eraseEverything() async throws {
    try await profileRegistry.eraseEverything()
  }
}

// MARK: - Archives

extension AccountProviding {
  /// Writes everything of a profile to a file, which exists only when it is complete. Replies and other changes
  /// continue meanwhile, and are not in the file. The file contains no key. A picture of a message is left out if its
  /// file is missing or damaged.
  /// - Parameters:
  ///   - id: The profile; nil for the one in use.
  ///   - isReplacing: Whether an existing file may be replaced.
  ///   - onProgress: Called after each thousand messages.
  /// - Returns: What the file contains.
  /// - Throws: `ArchiveFailure`; `ProfileFailure`; `CancellationError` when the task is cancelled.
  public func exportProfile(
    _ id: UserProfile.ID?, to path: String, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ProfileExport {
    try await profileRegistry.exportProfile(id, to: path, replacing: isReplacing, onProgress)
  }

  /// Imports everything from a file that is not in the store yet: all of it or, after any failure, nothing. The whole
  /// file is checked first. If no profile is in use, the imported one is in use afterwards. If the name of a new
  /// profile is taken, a number is appended.
  ///
  /// The files of the pictures of messages are stored after that. A picture that could not be stored is counted as
  /// missing, and comes with another import of the file.
  ///
  /// Settings of the file that are not set here are left out unless the caller imports them, because they could send
  /// messages to any server. Values that the settings of this program would refuse are never imported.
  /// - Parameters:
  ///   - importsSettings: Asked once, after the check and before anything is stored, if the file has such settings.
  ///   - onProgress: Called after each thousand messages.
  /// - Throws: `ArchiveFailure` with the faulty line; `CancellationError` when the task is cancelled before the records
  ///   are stored.
  public func importProfile(
    from path: String, importingSettings importsSettings: @escaping @Sendable (ImportedSettings) async -> Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ImportSummary {
    try await profileRegistry.importProfile(from: path, importingSettings: importsSettings, onProgress)
  }
}
