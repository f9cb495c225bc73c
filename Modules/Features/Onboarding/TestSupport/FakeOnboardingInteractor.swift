public import Entities
import FeatureKitTestSupport
public import Onboarding
public import TerminalTesting

/// An interactor over profiles in memory. It records the stored colours.
@MainActor
public final class FakeOnboardingInteractor: OnboardingFeatureInteractor {
  /// A call about profiles.
  public enum Call: Hashable, Sendable {
    case switching(UserProfile.ID), signOut, deletion(UserProfile.ID, BackupDisposition)
    case saving(name: String, email: String, ProfileColor?, picture: PictureChange)
    case model(ModelSelection), keepingModel(ModelSelection), key(String, KeyEndpoint)
    case setting(String, String?)
    case exporting(UserProfile.ID?, String, isReplacing: Bool), importing(String)
  }

  /// The calls so far, failed ones too.
  public private(set) var calls: [Call] = []
  /// The profiles of the machine.
  public var profiles: [ProfileSummary] = []
  /// The unsaved text of the form.
  public var draft: ProfileDraft?
  /// The existing files.
  public var files: Set<String> = []
  /// The result of an import.
  public var found = ImportSummary()
  /// The numbers of pictures that an export writes, and that it misses.
  public var pictures = 0, missingPictures = 0
  /// The colours of all requests to store one, failed ones too.
  public private(set) var asked: [ProfileColor] = []
  /// The stored colours.
  public private(set) var stored: [ProfileColor] = []
  /// The error of calls, while it is set.
  public var error: (any Error)?
  /// A closed gate holds work. It counts the calls.
  public let gate = Gate()

  /// The saved progress of onboarding.
  public var savedProgress: OnboardingProgress?
  /// The diagnostics of the terminal.
  public var diagnostics: [Diagnostic] = []
  /// The default model.
  public var modelChoice = ModelChoice(provider: "offline", model: "rules")
  /// The model's address; nil for its provider's own server.
  public var modelAddress: String?
  /// Both as one value.
  public var usualModel: ModelSelection { ModelSelection(choice: modelChoice, address: modelAddress) }
  /// The configuration of the run.
  public var configurationEntries = [ConfigurationEntry(key: "plain", value: "false", defaultValue: "false")]
  /// The providers that accept a key.
  public let keyProviders = ["openai", "anthropic"]

  /// Whether a screen about the other avatars follows the intro.
  public var onboardingCommunityTest = OnboardingCommunityTest.off
  /// The events so far.
  public private(set) var events: [LoggableEvent] = []

  /// An interactor that answers at once.
  public init() {}

  /// Records the event.
  public func log(_ event: LoggableEvent) { events.append(event) }

  /// Stores the colour once the gate is open, unless `error` is set.
  public func completeOnboarding(color: ProfileColor) async throws {
    asked.append(color)
    await gate.pass()
    if let error { throw error }
    stored.append(color)
  }

  /// The profile in use.
  public func currentProfile() async throws -> UserProfile? {
    await gate.pass()
    if let error { throw error }
    return profiles.first(where: \.isInUse)?.profile
  }

  /// All profiles.
  public func profileSummaries() async throws -> [ProfileSummary] {
    await gate.pass()
    if let error { throw error }
    return profiles
  }

  /// The profile with a name.
  public func profile(named name: String) async throws -> UserProfile {
    if let error { throw error }
    guard let found = profiles.first(where: { $0.profile.name == name }) else { throw OutOfReach() }
    return found.profile
  }

  /// Puts a profile in use.
  public func switchProfile(to id: UserProfile.ID) async throws {
    try await answer(.switching(id))
    for index in profiles.indices { profiles[index].isInUse = profiles[index].id == id }
  }

  /// Puts no profile in use.
  public func signOut() async throws {
    try await answer(.signOut)
    for index in profiles.indices { profiles[index].isInUse = false }
  }

  /// Adds a profile.
  public func createProfile(name: String, color: ProfileColor?) async throws -> UserProfile {
    if let error { throw error }
    let number = UInt64(profiles.count + 1)
    let profile = UserProfile(
      id: UserProfile.ID(high: 0, low: number), name: name, color: color, created: Timestamp(milliseconds: 0))
    profiles.append(ProfileSummary(profile: profile, contents: ProfileContents(), isInUse: false))
    return profile
  }

  /// Changes the name of a profile.
  public func renameProfile(_ id: UserProfile.ID, to name: String) async throws {
    if let error { throw error }
    for index in profiles.indices where profiles[index].id == id { profiles[index].profile.name = name }
  }

  /// Removes a profile.
  public func deleteProfile(_ id: UserProfile.ID, copies: BackupDisposition) async throws {
    try await answer(.deletion(id, copies))
    profiles.removeAll { $0.id == id }
    if copies == .deleted { backups.removeAll { $0.holds(id) } }
  }

  /// The backups beside the data.
  public var backups: [DataCopy] = []
  /// The backups beside the data.
  public func dataCopies() async -> [DataCopy] { backups }
  /// The data directory.
  public let dataDirectory = "/home/ada/.local/share/aichat"

  /// Changes the profile in use.
  public func saveProfile(
    name: String, email: String, color: ProfileColor?, picture: PictureChange
  ) async throws -> UserProfile {
    try await answer(.saving(name: name, email: email, color, picture: picture))
    guard let index = profiles.firstIndex(where: \.isInUse) else { throw OutOfReach() }
    profiles[index].profile.name = name
    profiles[index].profile.email = email.isEmpty ? nil : email
    profiles[index].profile.color = color
    if picture == .removed { profiles[index].profile.picture = nil }
    return profiles[index].profile
  }

  /// The saved draft.
  public func profileDraft() async throws -> ProfileDraft? { draft }

  /// Stores the draft.
  public func saveProfileDraft(_ draft: ProfileDraft?) async throws { self.draft = draft }

  /// Adds a file, and reports a thousand messages.
  public func exportProfile(
    _ id: UserProfile.ID?, to path: String, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ProfileExport {
    onProgress(ArchiveProgress(.writing, messages: 1000))
    try await answer(.exporting(id, path, isReplacing: isReplacing))
    if !isReplacing, files.contains(path) { throw FileExists() }
    files.insert(path)
    return ProfileExport(
      contents: profiles.first(where: \.isInUse)?.contents ?? ProfileContents(), pictures: pictures,
      missingPictures: missingPictures)
  }

  /// Returns `found`.
  public func importProfile(
    from path: String, importingSettings importsSettings: @escaping @Sendable (ImportedSettings) async -> Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ImportSummary {
    onProgress(ArchiveProgress(.checking, messages: 1000))
    try await answer(.importing(path))
    if let settings = found.settings { found.importedSettings = await importsSettings(settings) }
    return found
  }

  func record(_ call: Call) { calls.append(call) }

  private func answer(_ call: Call) async throws {
    calls.append(call)
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
  }
}

/// The error that a file exists.
public struct FileExists: FileExistsError {
  /// Always true.
  public let isFileExisting = true
}
