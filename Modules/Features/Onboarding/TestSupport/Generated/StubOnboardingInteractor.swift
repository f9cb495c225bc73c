// Generated from ArchivesContract.swift, CompletedContract.swift, FirstModelContract.swift, IntroPresenter.swift, OnboardingFeatureInteractor.swift, PasteKeyContract.swift, ProfileCommandsInteractor.swift, ProfilesContract.swift, SaveProfileContract.swift, TerminalCheckPresenter.swift and WelcomePresenter.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
import FeatureKitTestSupport
public import Onboarding

/// Answers the screens of Onboarding as a test sets it. What is not set fails the test by its name.
@MainActor
public final class StubOnboardingInteractor: ArchivesInteractor, CompletedInteractor, FirstModelInteractor,
  IntroInteractor, OnboardingFeatureInteractor, PasteKeyInteractor, ProfileCommandsInteractor, ProfilesInteractor,
  SaveProfileInteractor, TerminalCheckInteractor, WelcomeInteractor
{
  /// What `completeOnboarding(color:)` answers.
  public var onCompleteOnboarding: (@MainActor (ProfileColor) async throws -> Void)?
  /// What `configurationEntries` answers.
  public var onConfigurationEntries: (@MainActor () -> [ConfigurationEntry])?
  /// What `copiesSize` answers.
  public var onCopiesSize: (@MainActor () -> Int)?
  /// What `createProfile(name:color:)` answers.
  public var onCreateProfile: (@MainActor (String, ProfileColor?) async throws -> UserProfile)?
  /// What `currentProfile()` answers.
  public var onCurrentProfile: (@MainActor () async throws -> UserProfile?)?
  /// What `dataDirectory` answers.
  public var onDataDirectory: (@MainActor () -> String)?
  /// What `deleteProfile(_:copies:)` answers.
  public var onDeleteProfile: (@MainActor (UserProfile.ID, BackupDisposition) async throws -> Void)?
  /// What `exportProfile(_:to:replacing:_:)` answers.
  public var onExportProfile:
    (
      @MainActor (UserProfile.ID?, String, Bool, @escaping @Sendable (ArchiveProgress) -> Void) async throws ->
        ProfileContents
    )?
  /// What `importProfile(from:importingSettings:_:)` answers.
  public var onImportProfile:
    (
      @MainActor (
        String, @escaping @Sendable (ImportedSettings) async -> Bool, @escaping @Sendable (ArchiveProgress) -> Void
      ) async throws -> ImportSummary
    )?
  /// What `keyEndpoint(ofProvider:)` answers.
  public var onKeyEndpoint: (@MainActor (String?) throws -> KeyEndpoint)?
  /// What `keyProviders` answers.
  public var onKeyProviders: (@MainActor () -> [String])?
  /// What `log(_:)` answers.
  public var onLog: (@MainActor (LoggableEvent) -> Void)?
  /// What `onboardingCommunityTest` answers.
  public var onOnboardingCommunityTest: (@MainActor () -> OnboardingCommunityTest)?
  /// What `onboardingProgress()` answers.
  public var onOnboardingProgress: (@MainActor () async -> OnboardingProgress?)?
  /// What `profile(named:)` answers.
  public var onProfile: (@MainActor (String) async throws -> UserProfile)?
  /// What `profileDraft()` answers.
  public var onProfileDraft: (@MainActor () async throws -> ProfileDraft?)?
  /// What `profileSummaries()` answers.
  public var onProfileSummaries: (@MainActor () async throws -> [ProfileSummary])?
  /// What `renameProfile(_:to:)` answers.
  public var onRenameProfile: (@MainActor (UserProfile.ID, String) async throws -> Void)?
  /// What `saveModel(_:)` answers.
  public var onSaveModel: (@MainActor (ModelSelection) throws -> Void)?
  /// What `saveOnboardingProgress(_:)` answers.
  public var onSaveOnboardingProgress: (@MainActor (OnboardingProgress?) -> Void)?
  /// What `saveProfile(name:email:color:picture:)` answers.
  public var onSaveProfile: (@MainActor (String, String, ProfileColor?, PictureChange) async throws -> UserProfile)?
  /// What `saveProfileDraft(_:)` answers.
  public var onSaveProfileDraft: (@MainActor (ProfileDraft?) async throws -> Void)?
  /// What `signOut()` answers.
  public var onSignOut: (@MainActor () async throws -> Void)?
  /// What `storeKey(_:for:)` answers.
  public var onStoreKey: (@MainActor (String, KeyEndpoint) async throws -> KeyEntry.Place)?
  /// What `switchProfile(to:)` answers.
  public var onSwitchProfile: (@MainActor (UserProfile.ID) async throws -> Void)?
  /// What `terminalDiagnostics(in:)` answers.
  public var onTerminalDiagnostics: (@MainActor (ContentLanguage) async -> [Diagnostic])?
  /// What `useModel(_:)` answers.
  public var onUseModel: (@MainActor (ModelSelection) throws -> Void)?
  /// What `usualModel` answers.
  public var onUsualModel: (@MainActor () -> ModelSelection)?

  /// An interactor that answers nothing yet.
  public init() {}

  public func completeOnboarding(color: ProfileColor) async throws {
    guard let onCompleteOnboarding else {
      throw Unanswered.error("StubOnboardingInteractor.completeOnboarding(color:)", set: "onCompleteOnboarding")
    }
    try await onCompleteOnboarding(color)
  }

  public var configurationEntries: [ConfigurationEntry] {
    guard let onConfigurationEntries else {
      return Unanswered.call(
        "StubOnboardingInteractor.configurationEntries", set: "onConfigurationEntries", default: [])
    }
    return onConfigurationEntries()
  }

  public var copiesSize: Int {
    guard let onCopiesSize else {
      return Unanswered.call("StubOnboardingInteractor.copiesSize", set: "onCopiesSize", default: 0)
    }
    return onCopiesSize()
  }

  public func createProfile(name: String, color: ProfileColor?) async throws -> UserProfile {
    guard let onCreateProfile else {
      throw Unanswered.error("StubOnboardingInteractor.createProfile(name:color:)", set: "onCreateProfile")
    }
    return try await onCreateProfile(name, color)
  }

  public func currentProfile() async throws -> UserProfile? {
    guard let onCurrentProfile else {
      throw Unanswered.error("StubOnboardingInteractor.currentProfile()", set: "onCurrentProfile")
    }
    return try await onCurrentProfile()
  }

  public var dataDirectory: String {
    guard let onDataDirectory else {
      return Unanswered.call("StubOnboardingInteractor.dataDirectory", set: "onDataDirectory", default: "")
    }
    return onDataDirectory()
  }

  public func deleteProfile(_ id: UserProfile.ID, copies: BackupDisposition) async throws {
    guard let onDeleteProfile else {
      throw Unanswered.error("StubOnboardingInteractor.deleteProfile(_:copies:)", set: "onDeleteProfile")
    }
    try await onDeleteProfile(id, copies)
  }

  public func exportProfile(
    _ id: UserProfile.ID?, to path: String, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ProfileContents {
    guard let onExportProfile else {
      throw Unanswered.error("StubOnboardingInteractor.exportProfile(_:to:replacing:_:)", set: "onExportProfile")
    }
    return try await onExportProfile(id, path, isReplacing, onProgress)
  }

  public func importProfile(
    from path: String, importingSettings importsSettings: @escaping @Sendable (ImportedSettings) async -> Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ImportSummary {
    guard let onImportProfile else {
      throw Unanswered.error(
        "StubOnboardingInteractor.importProfile(from:importingSettings:_:)", set: "onImportProfile")
    }
    return try await onImportProfile(path, importsSettings, onProgress)
  }

  public func keyEndpoint(ofProvider name: String?) throws -> KeyEndpoint {
    guard let onKeyEndpoint else {
      throw Unanswered.error("StubOnboardingInteractor.keyEndpoint(ofProvider:)", set: "onKeyEndpoint")
    }
    return try onKeyEndpoint(name)
  }

  public var keyProviders: [String] {
    guard let onKeyProviders else {
      return Unanswered.call("StubOnboardingInteractor.keyProviders", set: "onKeyProviders", default: [])
    }
    return onKeyProviders()
  }

  public func log(_ event: LoggableEvent) {
    guard let onLog else {
      return Unanswered.call("StubOnboardingInteractor.log(_:)", set: "onLog", default: ())
    }
    onLog(event)
  }

  public var onboardingCommunityTest: OnboardingCommunityTest {
    guard let onOnboardingCommunityTest else {
      return Unanswered.call("StubOnboardingInteractor.onboardingCommunityTest", set: "onOnboardingCommunityTest")
    }
    return onOnboardingCommunityTest()
  }

  public func onboardingProgress() async -> OnboardingProgress? {
    guard let onOnboardingProgress else {
      return Unanswered.call("StubOnboardingInteractor.onboardingProgress()", set: "onOnboardingProgress", default: nil)
    }
    return await onOnboardingProgress()
  }

  public func profile(named name: String) async throws -> UserProfile {
    guard let onProfile else {
      throw Unanswered.error("StubOnboardingInteractor.profile(named:)", set: "onProfile")
    }
    return try await onProfile(name)
  }

  public func profileDraft() async throws -> ProfileDraft? {
    guard let onProfileDraft else {
      throw Unanswered.error("StubOnboardingInteractor.profileDraft()", set: "onProfileDraft")
    }
    return try await onProfileDraft()
  }

  public func profileSummaries() async throws -> [ProfileSummary] {
    guard let onProfileSummaries else {
      throw Unanswered.error("StubOnboardingInteractor.profileSummaries()", set: "onProfileSummaries")
    }
    return try await onProfileSummaries()
  }

  public func renameProfile(_ id: UserProfile.ID, to name: String) async throws {
    guard let onRenameProfile else {
      throw Unanswered.error("StubOnboardingInteractor.renameProfile(_:to:)", set: "onRenameProfile")
    }
    try await onRenameProfile(id, name)
  }

  public func saveModel(_ selection: ModelSelection) throws {
    guard let onSaveModel else {
      throw Unanswered.error("StubOnboardingInteractor.saveModel(_:)", set: "onSaveModel")
    }
    try onSaveModel(selection)
  }

  public func saveOnboardingProgress(_ progress: OnboardingProgress?) {
    guard let onSaveOnboardingProgress else {
      return Unanswered.call(
        "StubOnboardingInteractor.saveOnboardingProgress(_:)", set: "onSaveOnboardingProgress", default: ())
    }
    onSaveOnboardingProgress(progress)
  }

  public func saveProfile(name: String, email: String, color: ProfileColor?, picture: PictureChange) async throws
    -> UserProfile
  {
    guard let onSaveProfile else {
      throw Unanswered.error("StubOnboardingInteractor.saveProfile(name:email:color:picture:)", set: "onSaveProfile")
    }
    return try await onSaveProfile(name, email, color, picture)
  }

  public func saveProfileDraft(_ draft: ProfileDraft?) async throws {
    guard let onSaveProfileDraft else {
      throw Unanswered.error("StubOnboardingInteractor.saveProfileDraft(_:)", set: "onSaveProfileDraft")
    }
    try await onSaveProfileDraft(draft)
  }

  public func signOut() async throws {
    guard let onSignOut else {
      throw Unanswered.error("StubOnboardingInteractor.signOut()", set: "onSignOut")
    }
    try await onSignOut()
  }

  public func storeKey(_ text: String, for endpoint: KeyEndpoint) async throws -> KeyEntry.Place {
    guard let onStoreKey else {
      throw Unanswered.error("StubOnboardingInteractor.storeKey(_:for:)", set: "onStoreKey")
    }
    return try await onStoreKey(text, endpoint)
  }

  public func switchProfile(to id: UserProfile.ID) async throws {
    guard let onSwitchProfile else {
      throw Unanswered.error("StubOnboardingInteractor.switchProfile(to:)", set: "onSwitchProfile")
    }
    try await onSwitchProfile(id)
  }

  public func terminalDiagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    guard let onTerminalDiagnostics else {
      return Unanswered.call(
        "StubOnboardingInteractor.terminalDiagnostics(in:)", set: "onTerminalDiagnostics", default: [])
    }
    return await onTerminalDiagnostics(language)
  }

  public func useModel(_ selection: ModelSelection) throws {
    guard let onUseModel else {
      throw Unanswered.error("StubOnboardingInteractor.useModel(_:)", set: "onUseModel")
    }
    try onUseModel(selection)
  }

  public var usualModel: ModelSelection {
    guard let onUsualModel else {
      return Unanswered.call("StubOnboardingInteractor.usualModel", set: "onUsualModel")
    }
    return onUsualModel()
  }
}
