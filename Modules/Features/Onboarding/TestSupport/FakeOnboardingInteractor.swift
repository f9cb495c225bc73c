public import Entities
import FeatureKitTestSupport
public import Onboarding
public import TerminalTesting

/// Profiles in memory, and the colours that were to be stored.
@MainActor
public final class FakeOnboardingInteractor: OnboardingFeatureInteractor {
  /// What was asked of it about profiles.
  public enum Call: Hashable, Sendable {
    case switching(UserProfile.ID), signOut, deletion(UserProfile.ID, BackupDisposition)
    case saving(name: String, email: String, ProfileColor?, picture: PictureChange)
    case model(ModelSelection), keepingModel(ModelSelection), key(String, KeyEndpoint)
    case exporting(UserProfile.ID?, String, isReplacing: Bool), importing(String)
  }

  /// What was asked so far, also when it failed.
  public private(set) var calls: [Call] = []
  /// The profiles of the machine.
  public var profiles: [ProfileSummary] = []
  /// What was typed and not saved.
  public var draft: ProfileDraft?
  /// The files that are there.
  public var files: Set<String> = []
  /// What an import finds.
  public var found = ImportSummary()
  /// The colours that it was asked to store, also when that failed.
  public private(set) var asked: [ProfileColor] = []
  /// The colours that it stored.
  public private(set) var stored: [ProfileColor] = []
  /// What storing fails with, as long as it is set.
  public var error: (any Error)?
  /// Work waits while it is closed. It counts the requests.
  public let gate = Gate()

  /// How far the user came.
  public var savedProgress: OnboardingProgress?
  /// What there is to know of the terminal.
  public var diagnostics: [Diagnostic] = []
  /// The usual model.
  public var modelChoice = ModelChoice(provider: "offline", model: "rules")
  /// Where that is; nil for its provider's own server.
  public var modelAddress: String?
  /// The same as one value.
  public var usualModel: ModelSelection { ModelSelection(choice: modelChoice, address: modelAddress) }
  /// How the run is set up.
  public var configurationEntries: [ConfigurationEntry] = []
  /// The providers that take a key.
  public let keyProviders = ["openai", "anthropic"]

  /// Whether a screen about the other avatars comes after the intro.
  public var onboardingCommunityTest = OnboardingCommunityTest.off
  /// The events so far.
  public private(set) var events: [LoggableEvent] = []

  /// An interactor that answers at once.
  public init() {}

  /// Adds the event.
  public func log(_ event: LoggableEvent) { events.append(event) }

  /// Stores the colour once the gate is open, unless there is an error.
  public func completeOnboarding(color: ProfileColor) async throws {
    asked.append(color)
    await gate.pass()
    if let error { throw error }
    stored.append(color)
  }

  /// The one in use.
  public func currentProfile() async throws -> UserProfile? {
    await gate.pass()
    if let error { throw error }
    return profiles.first(where: \.isInUse)?.profile
  }

  /// Those there are.
  public func profileSummaries() async throws -> [ProfileSummary] {
    await gate.pass()
    if let error { throw error }
    return profiles
  }

  /// The one of this name.
  public func profile(named name: String) async throws -> UserProfile {
    if let error { throw error }
    guard let found = profiles.first(where: { $0.profile.name == name }) else { throw OutOfReach() }
    return found.profile
  }

  /// Puts it in use.
  public func switchProfile(to id: UserProfile.ID) async throws {
    try await answer(.switching(id))
    for index in profiles.indices { profiles[index].isInUse = profiles[index].id == id }
  }

  /// Puts no profile in use.
  public func signOut() async throws {
    try await answer(.signOut)
    for index in profiles.indices { profiles[index].isInUse = false }
  }

  /// Adds it.
  public func createProfile(name: String, color: ProfileColor?) async throws -> UserProfile {
    if let error { throw error }
    let number = UInt64(profiles.count + 1)
    let profile = UserProfile(
      id: UserProfile.ID(high: 0, low: number), name: name, color: color, created: Timestamp(milliseconds: 0))
    profiles.append(ProfileSummary(profile: profile, contents: ProfileContents(), isInUse: false))
    return profile
  }

  /// Changes its name.
  public func renameProfile(_ id: UserProfile.ID, to name: String) async throws {
    if let error { throw error }
    for index in profiles.indices where profiles[index].id == id { profiles[index].profile.name = name }
  }

  /// Takes it away.
  public func deleteProfile(_ id: UserProfile.ID, copies: BackupDisposition) async throws {
    try await answer(.deletion(id, copies))
    profiles.removeAll { $0.id == id }
    if copies == .deleted { copiesSize = 0 }
  }

  /// The size of the copies.
  public var copiesSize = 0
  /// Where they would be.
  public let dataDirectory = "/home/ada/.local/share/aichat"

  /// Changes the one in use.
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

  /// The draft that was saved last.
  public func profileDraft() async throws -> ProfileDraft? { draft }

  /// Stores it.
  public func saveProfileDraft(_ draft: ProfileDraft?) async throws { self.draft = draft }

  /// Adds a file, and tells of a thousand messages.
  public func exportProfile(
    _ id: UserProfile.ID?, to path: String, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ProfileContents {
    onProgress(ArchiveProgress(.writing, messages: 1000))
    try await answer(.exporting(id, path, isReplacing: isReplacing))
    if !isReplacing, files.contains(path) { throw FileExists() }
    files.insert(path)
    return profiles.first(where: \.isInUse)?.contents ?? ProfileContents()
  }

  /// Finds `found`.
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

/// There is a file already.
public struct FileExists: FileExistsError {
  /// It means that.
  public let isFileExisting = true
}
