// Generated from AccentPresenter.swift, AccountContract.swift, CommandsContract.swift, CompositionInteractor.swift, DataContract.swift, DevSettingsContract.swift, EventLogContract.swift, ModelPickerContract.swift, ModelSectionContract.swift, PreferencesContract.swift, ProgramContract.swift, RandomView.swift, ReminderContract.swift, SettingsContract.swift, SettingsFeatureInteractor.swift, ShortcutsContract.swift and SpendingContract.swift by `Tools/feature doubles Settings`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import FeatureKit
import FeatureKitTestSupport
public import Settings
public import TerminalUI

/// Answers the screens of Settings as a test sets it. A member without an answer fails the test, by its name.
@MainActor
public final class StubSettingsInteractor: AboutInteractor, AccentInteractor, AccountInteractor, CompositionInteractor,
  ConfigCommandsInteractor, DataInteractor, DevSettingsInteractor, DeveloperInteractor, EventLogInteractor,
  KeyCommandsInteractor, ModelCommandsInteractor, ModelPickerInteractor, ModelSectionInteractor, PreferencesInteractor,
  ProgramInteractor, RandomInteractor, ReminderCommandsInteractor, ReminderInteractor, SettingsFeatureInteractor,
  SettingsInteractor, ShortcutsInteractor, SpendingInteractor
{
  /// What `allowReminders(mentioningChats:)` answers.
  public var onAllowReminders: (@MainActor (Bool) async throws -> Void)?
  /// What `backUpData()` answers.
  public var onBackUpData: (@MainActor () async throws -> String?)?
  /// What `changeColor(to:)` answers.
  public var onChangeColor: (@MainActor (ProfileColor) async throws -> Void)?
  /// What `configurationEntries` answers.
  public var onConfigurationEntries: (@MainActor () -> [ConfigurationEntry])?
  /// What `configurationInRun` answers.
  public var onConfigurationInRun: (@MainActor () -> [ConfigurationEntry])?
  /// What `configurationPath` answers.
  public var onConfigurationPath: (@MainActor () -> String)?
  /// What `copiesSize` answers.
  public var onCopiesSize: (@MainActor () -> Int)?
  /// What `currentProfile()` answers.
  public var onCurrentProfile: (@MainActor () async throws -> UserProfile?)?
  /// What `dataCopies()` answers.
  public var onDataCopies: (@MainActor () async -> [DataCopy])?
  /// What `dataDirectory` answers.
  public var onDataDirectory: (@MainActor () -> String)?
  /// What `databaseSize` answers.
  public var onDatabaseSize: (@MainActor () -> Int)?
  /// What `deleteAccount(copies:)` answers.
  public var onDeleteAccount: (@MainActor (BackupDisposition) async throws -> Void)?
  /// What `deleteRecordedEvents()` answers.
  public var onDeleteRecordedEvents: (@MainActor () async throws -> Void)?
  /// What `deliverReminders(to:)` answers.
  public var onDeliverReminders: (@MainActor (UserProfile.ID?) async throws -> ReminderOutcome)?
  /// What `deviceDiagnostics(in:)` answers.
  public var onDeviceDiagnostics: (@MainActor (ContentLanguage) async -> [Diagnostic])?
  /// What `dropKey(for:)` answers.
  public var onDropKey: (@MainActor (KeyEndpoint) async throws -> Bool)?
  /// What `eraseEverything()` answers.
  public var onEraseEverything: (@MainActor () async throws -> Void)?
  /// What `eventLogPath` answers.
  public var onEventLogPath: (@MainActor () -> String)?
  /// What `eventLogSize` answers.
  public var onEventLogSize: (@MainActor () -> Int)?
  /// What `experimentEntries` answers.
  public var onExperimentEntries: (@MainActor () -> [ExperimentEntry])?
  /// What `featureLines(in:)` answers.
  public var onFeatureLines: (@MainActor (Language) -> [String])?
  /// What `featureNames` answers.
  public var onFeatureNames: (@MainActor () -> [String])?
  /// What `finishConfiguration()` answers.
  public var onFinishConfiguration: (@MainActor () async throws -> Void)?
  /// What `forgetKey(for:)` answers.
  public var onForgetKey: (@MainActor (KeyEndpoint) throws -> Bool)?
  /// What `isForDevelopers` answers.
  public var onIsForDevelopers: (@MainActor () -> Bool)?
  /// What `keyEndpoint(ofProvider:)` answers.
  public var onKeyEndpoint: (@MainActor (String?) throws -> KeyEndpoint)?
  /// What `keyEntries()` answers.
  public var onKeyEntries: (@MainActor () throws -> [KeyEntry])?
  /// What `keyPlaces()` answers.
  public var onKeyPlaces: (@MainActor () throws -> [KeyEntry])?
  /// What `keyProviders` answers.
  public var onKeyProviders: (@MainActor () -> [String])?
  /// What `log(_:)` answers.
  public var onLog: (@MainActor (LoggableEvent) -> Void)?
  /// What `modelPrices()` answers.
  public var onModelPrices: (@MainActor () throws -> ModelPrices)?
  /// What `modelSources()` answers.
  public var onModelSources: (@MainActor () async throws -> AsyncStream<[ModelSource]>)?
  /// What `navigationLines(at:in:)` answers.
  public var onNavigationLines: (@MainActor (NavigationContext, Language) -> [String])?
  /// What `overrideExperiment(_:with:)` answers.
  public var onOverrideExperiment: (@MainActor (String, String?) throws -> Void)?
  /// What `priceFile` answers.
  public var onPriceFile: (@MainActor () -> String)?
  /// What `profile(named:)` answers.
  public var onProfile: (@MainActor (String) async throws -> UserProfile)?
  /// What `profileContents()` answers.
  public var onProfileContents: (@MainActor () async throws -> ProfileContents)?
  /// What `profileSummaries()` answers.
  public var onProfileSummaries: (@MainActor () async throws -> [ProfileSummary])?
  /// What `readConfigurationAgain()` answers.
  public var onReadConfigurationAgain: (@MainActor () -> Void)?
  /// What `recordedEvents()` answers.
  public var onRecordedEvents: (@MainActor () async -> [String])?
  /// What `reminderStatus()` answers.
  public var onReminderStatus: (@MainActor () async throws -> ReminderStatus)?
  /// What `saveKey(_:for:)` answers.
  public var onSaveKey: (@MainActor (String, KeyEndpoint) throws -> KeyEntry.Place)?
  /// What `saveModel(_:)` answers.
  public var onSaveModel: (@MainActor (ModelSelection) throws -> Void)?
  /// What `setConfiguration(_:to:)` answers.
  public var onSetConfiguration: (@MainActor (String, String) throws -> Void)?
  /// What `setMonthlyBudget(_:)` answers.
  public var onSetMonthlyBudget: (@MainActor (String) async throws -> Void)?
  /// What `settingsSections` answers.
  public var onSettingsSections: (@MainActor () -> [SettingsSection])?
  /// What `shortcuts` answers.
  public var onShortcuts: (@MainActor () -> [Shortcut])?
  /// What `signOut()` answers.
  public var onSignOut: (@MainActor () async throws -> Void)?
  /// What `spendingReport()` answers.
  public var onSpendingReport: (@MainActor () async throws -> SpendingReport)?
  /// What `tryModel()` answers.
  public var onTryModel: (@MainActor () async throws -> ModelProbe)?
  /// What `turnRemindersOff()` answers.
  public var onTurnRemindersOff: (@MainActor () async throws -> Void)?
  /// What `unsetConfiguration(_:)` answers.
  public var onUnsetConfiguration: (@MainActor (String) throws -> Void)?
  /// What `useModel(_:)` answers.
  public var onUseModel: (@MainActor (ModelSelection) throws -> Void)?
  /// What `usualModel` answers.
  public var onUsualModel: (@MainActor () -> ModelSelection)?
  /// What `version` answers.
  public var onVersion: (@MainActor () -> String)?

  /// An interactor that answers nothing yet.
  public init() {}

  public func allowReminders(mentioningChats: Bool) async throws {
    guard let onAllowReminders else {
      throw Unanswered.error("StubSettingsInteractor.allowReminders(mentioningChats:)", set: "onAllowReminders")
    }
    try await onAllowReminders(mentioningChats)
  }

  public func backUpData() async throws -> String? {
    guard let onBackUpData else {
      throw Unanswered.error("StubSettingsInteractor.backUpData()", set: "onBackUpData")
    }
    return try await onBackUpData()
  }

  public func changeColor(to color: ProfileColor) async throws {
    guard let onChangeColor else {
      throw Unanswered.error("StubSettingsInteractor.changeColor(to:)", set: "onChangeColor")
    }
    try await onChangeColor(color)
  }

  public var configurationEntries: [ConfigurationEntry] {
    guard let onConfigurationEntries else {
      return Unanswered.call("StubSettingsInteractor.configurationEntries", set: "onConfigurationEntries", default: [])
    }
    return onConfigurationEntries()
  }

  public var configurationInRun: [ConfigurationEntry] {
    guard let onConfigurationInRun else {
      return Unanswered.call("StubSettingsInteractor.configurationInRun", set: "onConfigurationInRun", default: [])
    }
    return onConfigurationInRun()
  }

  public var configurationPath: String {
    guard let onConfigurationPath else {
      return Unanswered.call("StubSettingsInteractor.configurationPath", set: "onConfigurationPath", default: "")
    }
    return onConfigurationPath()
  }

  public var copiesSize: Int {
    guard let onCopiesSize else {
      return Unanswered.call("StubSettingsInteractor.copiesSize", set: "onCopiesSize", default: 0)
    }
    return onCopiesSize()
  }

  public func currentProfile() async throws -> UserProfile? {
    guard let onCurrentProfile else {
      throw Unanswered.error("StubSettingsInteractor.currentProfile()", set: "onCurrentProfile")
    }
    return try await onCurrentProfile()
  }

  public func dataCopies() async -> [DataCopy] {
    guard let onDataCopies else {
      return Unanswered.call("StubSettingsInteractor.dataCopies()", set: "onDataCopies", default: [])
    }
    return await onDataCopies()
  }

  public var dataDirectory: String {
    guard let onDataDirectory else {
      return Unanswered.call("StubSettingsInteractor.dataDirectory", set: "onDataDirectory", default: "")
    }
    return onDataDirectory()
  }

  public var databaseSize: Int {
    guard let onDatabaseSize else {
      return Unanswered.call("StubSettingsInteractor.databaseSize", set: "onDatabaseSize", default: 0)
    }
    return onDatabaseSize()
  }

  public func deleteAccount(copies: BackupDisposition) async throws {
    guard let onDeleteAccount else {
      throw Unanswered.error("StubSettingsInteractor.deleteAccount(copies:)", set: "onDeleteAccount")
    }
    try await onDeleteAccount(copies)
  }

  public func deleteRecordedEvents() async throws {
    guard let onDeleteRecordedEvents else {
      throw Unanswered.error("StubSettingsInteractor.deleteRecordedEvents()", set: "onDeleteRecordedEvents")
    }
    try await onDeleteRecordedEvents()
  }

  public func deliverReminders(to id: UserProfile.ID?) async throws -> ReminderOutcome {
    guard let onDeliverReminders else {
      throw Unanswered.error("StubSettingsInteractor.deliverReminders(to:)", set: "onDeliverReminders")
    }
    return try await onDeliverReminders(id)
  }

  public func deviceDiagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    guard let onDeviceDiagnostics else {
      return Unanswered.call("StubSettingsInteractor.deviceDiagnostics(in:)", set: "onDeviceDiagnostics", default: [])
    }
    return await onDeviceDiagnostics(language)
  }

  public func dropKey(for endpoint: KeyEndpoint) async throws -> Bool {
    guard let onDropKey else {
      throw Unanswered.error("StubSettingsInteractor.dropKey(for:)", set: "onDropKey")
    }
    return try await onDropKey(endpoint)
  }

  public func eraseEverything() async throws {
    guard let onEraseEverything else {
      throw Unanswered.error("StubSettingsInteractor.eraseEverything()", set: "onEraseEverything")
    }
    try await onEraseEverything()
  }

  public var eventLogPath: String {
    guard let onEventLogPath else {
      return Unanswered.call("StubSettingsInteractor.eventLogPath", set: "onEventLogPath", default: "")
    }
    return onEventLogPath()
  }

  public var eventLogSize: Int {
    guard let onEventLogSize else {
      return Unanswered.call("StubSettingsInteractor.eventLogSize", set: "onEventLogSize", default: 0)
    }
    return onEventLogSize()
  }

  public var experimentEntries: [ExperimentEntry] {
    guard let onExperimentEntries else {
      return Unanswered.call("StubSettingsInteractor.experimentEntries", set: "onExperimentEntries", default: [])
    }
    return onExperimentEntries()
  }

  public func featureLines(in language: Language) -> [String] {
    guard let onFeatureLines else {
      return Unanswered.call("StubSettingsInteractor.featureLines(in:)", set: "onFeatureLines", default: [])
    }
    return onFeatureLines(language)
  }

  public var featureNames: [String] {
    guard let onFeatureNames else {
      return Unanswered.call("StubSettingsInteractor.featureNames", set: "onFeatureNames", default: [])
    }
    return onFeatureNames()
  }

  public func finishConfiguration() async throws {
    guard let onFinishConfiguration else {
      throw Unanswered.error("StubSettingsInteractor.finishConfiguration()", set: "onFinishConfiguration")
    }
    try await onFinishConfiguration()
  }

  public func forgetKey(for endpoint: KeyEndpoint) throws -> Bool {
    guard let onForgetKey else {
      throw Unanswered.error("StubSettingsInteractor.forgetKey(for:)", set: "onForgetKey")
    }
    return try onForgetKey(endpoint)
  }

  public var isForDevelopers: Bool {
    guard let onIsForDevelopers else {
      return Unanswered.call("StubSettingsInteractor.isForDevelopers", set: "onIsForDevelopers", default: false)
    }
    return onIsForDevelopers()
  }

  public func keyEndpoint(ofProvider name: String?) throws -> KeyEndpoint {
    guard let onKeyEndpoint else {
      throw Unanswered.error("StubSettingsInteractor.keyEndpoint(ofProvider:)", set: "onKeyEndpoint")
    }
    return try onKeyEndpoint(name)
  }

  public func keyEntries() throws -> [KeyEntry] {
    guard let onKeyEntries else {
      throw Unanswered.error("StubSettingsInteractor.keyEntries()", set: "onKeyEntries")
    }
    return try onKeyEntries()
  }

  public func keyPlaces() throws -> [KeyEntry] {
    guard let onKeyPlaces else {
      throw Unanswered.error("StubSettingsInteractor.keyPlaces()", set: "onKeyPlaces")
    }
    return try onKeyPlaces()
  }

  public var keyProviders: [String] {
    guard let onKeyProviders else {
      return Unanswered.call("StubSettingsInteractor.keyProviders", set: "onKeyProviders", default: [])
    }
    return onKeyProviders()
  }

  public func log(_ event: LoggableEvent) {
    guard let onLog else {
      return Unanswered.call("StubSettingsInteractor.log(_:)", set: "onLog", default: ())
    }
    onLog(event)
  }

  public func modelPrices() throws -> ModelPrices {
    guard let onModelPrices else {
      throw Unanswered.error("StubSettingsInteractor.modelPrices()", set: "onModelPrices")
    }
    return try onModelPrices()
  }

  public func modelSources() async throws -> AsyncStream<[ModelSource]> {
    guard let onModelSources else {
      throw Unanswered.error("StubSettingsInteractor.modelSources()", set: "onModelSources")
    }
    return try await onModelSources()
  }

  public func navigationLines(at context: NavigationContext, in language: Language) -> [String] {
    guard let onNavigationLines else {
      return Unanswered.call("StubSettingsInteractor.navigationLines(at:in:)", set: "onNavigationLines", default: [])
    }
    return onNavigationLines(context, language)
  }

  public func overrideExperiment(_ name: String, with variant: String?) throws {
    guard let onOverrideExperiment else {
      throw Unanswered.error("StubSettingsInteractor.overrideExperiment(_:with:)", set: "onOverrideExperiment")
    }
    try onOverrideExperiment(name, variant)
  }

  public var priceFile: String {
    guard let onPriceFile else {
      return Unanswered.call("StubSettingsInteractor.priceFile", set: "onPriceFile", default: "")
    }
    return onPriceFile()
  }

  public func profile(named name: String) async throws -> UserProfile {
    guard let onProfile else {
      throw Unanswered.error("StubSettingsInteractor.profile(named:)", set: "onProfile")
    }
    return try await onProfile(name)
  }

  public func profileContents() async throws -> ProfileContents {
    guard let onProfileContents else {
      throw Unanswered.error("StubSettingsInteractor.profileContents()", set: "onProfileContents")
    }
    return try await onProfileContents()
  }

  public func profileSummaries() async throws -> [ProfileSummary] {
    guard let onProfileSummaries else {
      throw Unanswered.error("StubSettingsInteractor.profileSummaries()", set: "onProfileSummaries")
    }
    return try await onProfileSummaries()
  }

  public func readConfigurationAgain() {
    guard let onReadConfigurationAgain else {
      return Unanswered.call(
        "StubSettingsInteractor.readConfigurationAgain()", set: "onReadConfigurationAgain", default: ())
    }
    onReadConfigurationAgain()
  }

  public func recordedEvents() async -> [String] {
    guard let onRecordedEvents else {
      return Unanswered.call("StubSettingsInteractor.recordedEvents()", set: "onRecordedEvents", default: [])
    }
    return await onRecordedEvents()
  }

  public func reminderStatus() async throws -> ReminderStatus {
    guard let onReminderStatus else {
      throw Unanswered.error("StubSettingsInteractor.reminderStatus()", set: "onReminderStatus")
    }
    return try await onReminderStatus()
  }

  public func saveKey(_ text: String, for endpoint: KeyEndpoint) throws -> KeyEntry.Place {
    guard let onSaveKey else {
      throw Unanswered.error("StubSettingsInteractor.saveKey(_:for:)", set: "onSaveKey")
    }
    return try onSaveKey(text, endpoint)
  }

  public func saveModel(_ selection: ModelSelection) throws {
    guard let onSaveModel else {
      throw Unanswered.error("StubSettingsInteractor.saveModel(_:)", set: "onSaveModel")
    }
    try onSaveModel(selection)
  }

  public func setConfiguration(_ key: String, to value: String) throws {
    guard let onSetConfiguration else {
      throw Unanswered.error("StubSettingsInteractor.setConfiguration(_:to:)", set: "onSetConfiguration")
    }
    try onSetConfiguration(key, value)
  }

  public func setMonthlyBudget(_ text: String) async throws {
    guard let onSetMonthlyBudget else {
      throw Unanswered.error("StubSettingsInteractor.setMonthlyBudget(_:)", set: "onSetMonthlyBudget")
    }
    try await onSetMonthlyBudget(text)
  }

  public var settingsSections: [SettingsSection] {
    guard let onSettingsSections else {
      return Unanswered.call("StubSettingsInteractor.settingsSections", set: "onSettingsSections", default: [])
    }
    return onSettingsSections()
  }

  public var shortcuts: [Shortcut] {
    guard let onShortcuts else {
      return Unanswered.call("StubSettingsInteractor.shortcuts", set: "onShortcuts", default: [])
    }
    return onShortcuts()
  }

  public func signOut() async throws {
    guard let onSignOut else {
      throw Unanswered.error("StubSettingsInteractor.signOut()", set: "onSignOut")
    }
    try await onSignOut()
  }

  public func spendingReport() async throws -> SpendingReport {
    guard let onSpendingReport else {
      throw Unanswered.error("StubSettingsInteractor.spendingReport()", set: "onSpendingReport")
    }
    return try await onSpendingReport()
  }

  public func tryModel() async throws -> ModelProbe {
    guard let onTryModel else {
      throw Unanswered.error("StubSettingsInteractor.tryModel()", set: "onTryModel")
    }
    return try await onTryModel()
  }

  public func turnRemindersOff() async throws {
    guard let onTurnRemindersOff else {
      throw Unanswered.error("StubSettingsInteractor.turnRemindersOff()", set: "onTurnRemindersOff")
    }
    try await onTurnRemindersOff()
  }

  public func unsetConfiguration(_ key: String) throws {
    guard let onUnsetConfiguration else {
      throw Unanswered.error("StubSettingsInteractor.unsetConfiguration(_:)", set: "onUnsetConfiguration")
    }
    try onUnsetConfiguration(key)
  }

  public func useModel(_ selection: ModelSelection) throws {
    guard let onUseModel else {
      throw Unanswered.error("StubSettingsInteractor.useModel(_:)", set: "onUseModel")
    }
    try onUseModel(selection)
  }

  public var usualModel: ModelSelection {
    guard let onUsualModel else {
      return Unanswered.call("StubSettingsInteractor.usualModel", set: "onUsualModel")
    }
    return onUsualModel()
  }

  public var version: String {
    guard let onVersion else {
      return Unanswered.call("StubSettingsInteractor.version", set: "onVersion", default: "")
    }
    return onVersion()
  }
}
