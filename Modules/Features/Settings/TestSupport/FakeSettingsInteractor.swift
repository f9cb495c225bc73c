public import Entities
public import Observation
public import Settings
public import TerminalTesting
import FeatureKitTestSupport

/// An account in memory. A test can make it fail or wait.
@Observable @MainActor
public final class FakeSettingsInteractor: SettingsFeatureInteractor {
  /// A call of a method.
  public enum Call: Hashable, Sendable {
    case profile, contents, signOut, deletion(BackupDisposition), trial, models, profiles, erasure
    case budget(String)
    case reminders(Bool, mentioningChats: Bool)
    case setting(String, String), unsetting(String)
    case color(ProfileColor)
    case backup, logDeletion
    case variant(String, String?)
    case using(ModelSelection), keepingModel(ModelSelection)
    case keeping(String, KeyEndpoint), forgetting(KeyEndpoint), dropping(KeyEndpoint)
  }

  /// The calls so far, failed ones too.
  public private(set) var calls: [Call] = []
  /// The events so far.
  public private(set) var events: [LoggableEvent] = []
  /// The profile in use.
  public var profile: UserProfile?
  /// The error of the next calls.
  public var error: (any Error)?
  /// A closed gate holds calls. Another gate in its place holds only later calls.
  public var gate = Gate()
  /// The shown version, and the data directory.
  public let version: String, dataDirectory: String
  /// The default model.
  public var modelChoice: ModelChoice
  /// The model's address; nil for its provider's own server.
  public var modelAddress: String?
  /// Both as one value.
  public var usualModel: ModelSelection { ModelSelection(choice: modelChoice, address: modelAddress) }
  /// The current configuration.
  public var configurationEntries = ConfigurationEntry.samples
  /// The path of the configuration file.
  public var configurationPath = "/home/ada/.config/aichat/config.json"
  /// The sources of models.
  public var sources: [ModelSource] = []
  /// The number of times that the spending was read.
  public private(set) var reports = 0
  /// The spending report.
  public var report = SpendingReport.sample
  /// The prices of models.
  public var prices = ModelPrices.sample
  /// The status of reminders.
  public var reminders = ReminderStatus()
  /// The outcome of the due reminder.
  public var reminderOutcome = ReminderOutcome.nothingDue
  /// The number of times that the reminders were read.
  public private(set) var reminderReads = 0
  /// The profile of the last delivery; nil for the one in use.
  public private(set) var deliveredTo: UserProfile.ID?
  /// The saved keys.
  public var savedKeys: [KeyEntry] = []
  /// The answer of the chosen model.
  public var trial: ModelProbe?

  /// An account with this profile.
  public init(
    profile: UserProfile? = .anonymousSample,
    modelChoice: ModelChoice = ModelChoice(provider: "offline", model: "rules"), version: String = "1.2.3",
    dataDirectory: String = "/home/ada/.local/share/aichat"
  ) {
    self.profile = profile
    self.modelChoice = modelChoice
    self.version = version
    self.dataDirectory = dataDirectory
  }

  /// Records the event.
  public func log(_ event: LoggableEvent) { events.append(event) }

  /// The profile at the time of the call.
  public func currentProfile() async throws -> UserProfile? {
    let profile = profile
    try await answer(.profile)
    return profile
  }

  /// The contents of the profile.
  public var contents = ProfileContents(chats: 3, messages: 120, avatars: 2)

  /// Returns `contents`.
  public func profileContents() async throws -> ProfileContents {
    try await answer(.contents)
    return contents
  }

  /// Removes the profile.
  public func signOut() async throws {
    try await answer(.signOut)
    profile = nil
  }

  /// Removes the profile.
  public func deleteAccount(copies: BackupDisposition) async throws {
    try await answer(.deletion(copies))
    profile = nil
    if copies == .deleted { copiesSize = 0 }
  }

  /// Only the profile in use.
  public func profileSummaries() async throws -> [ProfileSummary] {
    try await answer(.profiles)
    return profile.map { [ProfileSummary(profile: $0, contents: contents, isInUse: true)] } ?? []
  }

  /// Removes the profile and the copies.
  public func eraseEverything() async throws {
    try await answer(.erasure)
    (profile, copiesSize) = (nil, 0)
  }

  private var first: [ConfigurationEntry]?
  /// The entries before the first change.
  public var configurationInRun: [ConfigurationEntry] { first ?? configurationEntries }
  /// A change by another program before the entries are read again.
  public var onReadAgain: (FakeSettingsInteractor) -> Void = { _ in }

  /// Makes the change `onReadAgain`.
  public func readConfigurationAgain() {
    let before = configurationInRun
    onReadAgain(self)
    if configurationEntries != before { first = before }
  }

  /// Changes the entry, unless a flag or variable decides it.
  public func setConfiguration(_ key: String, to value: String) throws {
    calls.append(.setting(key, value))
    if let error { throw error }
    change(key, to: value)
  }

  /// Empties the entry, unless a flag or variable decides it.
  public func unsetConfiguration(_ key: String) throws {
    calls.append(.unsetting(key))
    if let error { throw error }
    change(key, to: nil)
  }

  /// The error of writing the file.
  public var unwritten: (any Error)?

  /// Every change is written at once, unless `unwritten` is set.
  public func finishConfiguration() async throws {
    if let unwritten { throw unwritten }
  }

  private func change(_ key: String, to value: String?) {
    first = configurationInRun
    for index in configurationEntries.indices where configurationEntries[index].key == key {
      if configurationEntries[index].override == nil { configurationEntries[index].value = value }
    }
  }

  /// All experiments.
  public var experimentEntries = [
    ExperimentEntry(name: "categoryRow", choices: ["top", "middle", "hidden"], variant: "middle", override: nil),
    ExperimentEntry(name: "createAccount", choices: ["off", "on"], variant: "on", override: "on"),
  ]

  /// Overrides the experiment with a name.
  public func overrideExperiment(_ name: String, with variant: String?) throws {
    calls.append(.variant(name, variant))
    if let error { throw error }
    for index in experimentEntries.indices where experimentEntries[index].name == name {
      experimentEntries[index].override = variant
      if let variant { experimentEntries[index].variant = variant }
    }
  }

  /// A version and a terminal.
  public func deviceDiagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    [Diagnostic("version", "aichat \(version)"), Diagnostic("term", "TERM xterm-256color")]
  }

  /// The recorded events.
  public var recorded = [#"{"time":"2026-11-21T10:00:00.000Z","event":"ChatView_Appear","severity":"info"}"#]
  /// The path of the event log.
  public let eventLogPath = "/home/ada/.local/state/aichat/events.jsonl"
  /// The size of the log in bytes.
  public var eventLogSize: Int { recorded.reduce(0) { $0 + $1.utf8.count + 1 } }
  /// Returns `recorded`.
  public func recordedEvents() async -> [String] { recorded }

  /// Deletes the recorded events.
  public func deleteRecordedEvents() async throws {
    try await answer(.logDeletion)
    recorded = []
  }

  /// The size of the database, in bytes.
  public var databaseSize = 1_234_567
  /// The size of the backups, in bytes.
  public var copiesSize = 0

  /// The profiles in the backup; nil where it cannot be read.
  public var copiedProfiles: [UserProfile.ID]?

  /// One copy of `copiesSize` bytes; none if that is zero.
  public func dataCopies() async -> [DataCopy] {
    copiesSize == 0
      ? []
      : [
        DataCopy(
          name: "aichat.copy.sqlite", size: copiesSize, written: Timestamp(milliseconds: 1_700_000_000_000),
          profiles: copiedProfiles)
      ]
  }

  /// The path of a copy that is not made.
  public func backUpData() async throws -> String? {
    try await answer(.backup)
    copiesSize += databaseSize
    return dataDirectory + "/aichat.copy.sqlite"
  }

  /// Changes the profile's colour.
  public func changeColor(to color: ProfileColor) async throws {
    try await answer(.color(color))
    profile?.color = color
  }

  /// Two providers.
  public var keyProviders: [String] { ["openai", "anthropic"] }

  /// The named provider, or OpenAI, on this machine.
  public func keyEndpoint(ofProvider name: String?) throws -> KeyEndpoint {
    if let error { throw error }
    return KeyEndpoint(provider: name ?? "openai", server: "http://127.0.0.1")
  }

  /// Returns `savedKeys`.
  public func keyEntries() throws -> [KeyEntry] { savedKeys }

  /// Returns `savedKeys`.
  public func keyPlaces() throws -> [KeyEntry] { savedKeys }

  /// Removes the entries of the endpoint.
  public func dropKey(for endpoint: KeyEndpoint) async throws -> Bool {
    try await answer(.dropping(endpoint))
    let count = savedKeys.count
    savedKeys.removeAll { $0.endpoint == endpoint }
    return savedKeys.count < count
  }

  /// Records the key, and says that it is in the keyring.
  public func saveKey(_ text: String, for endpoint: KeyEndpoint) throws -> KeyEntry.Place {
    calls.append(.keeping(text, endpoint))
    return .keyring
  }

  /// Records the call.
  /// - Returns: Whether there is an entry for the endpoint.
  public func forgetKey(for endpoint: KeyEndpoint) throws -> Bool {
    calls.append(.forgetting(endpoint))
    return savedKeys.contains { $0.endpoint == endpoint }
  }

  /// Makes the model the default one.
  public func useModel(_ selection: ModelSelection) throws {
    calls.append(.using(selection))
    if let error { throw error }
    modelChoice = selection.choice
  }

  /// Only records the model.
  public func saveModel(_ selection: ModelSelection) throws {
    calls.append(.keepingModel(selection))
    if let error { throw error }
  }

  /// Returns the sources, once the gate is open.
  public func modelSources() async throws -> AsyncStream<[ModelSource]> {
    calls.append(.models)
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
    return AsyncStream { continuation in
      continuation.yield(sources)
      continuation.finish()
    }
  }

  /// Returns the report, once the gate is open. Every opening of the settings reads it, so only `reports` counts it.
  public func spendingReport() async throws -> SpendingReport {
    reports += 1
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
    return report
  }

  /// Records the amount; a number becomes the budget.
  public func setMonthlyBudget(_ text: String) async throws {
    calls.append(.budget(text))
    if let error { throw error }
    report.budget = Double(text).map { Money($0, report.currency) }
  }

  /// The path of the price file.
  public var priceFile: String { prices.file }

  /// Returns the prices.
  public func modelPrices() throws -> ModelPrices {
    if let error { throw error }
    return prices
  }

  /// Returns the status, once the gate is open. Every opening of the settings reads it, so only `reminderReads` counts
  /// it.
  public func reminderStatus() async throws -> ReminderStatus {
    reminderReads += 1
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
    return reminders
  }

  /// Records the call, and allows reminders.
  public func allowReminders(mentioningChats: Bool) async throws {
    try await answer(.reminders(true, mentioningChats: mentioningChats))
    (reminders.permission, reminders.mentionsChats) = (.allowed, mentioningChats)
  }

  /// Records the call, and denies reminders.
  public func turnRemindersOff() async throws {
    try await answer(.reminders(false, mentioningChats: false))
    reminders = ReminderStatus(permission: .denied)
  }

  /// Whether `configurationEntries` have the option `dev`.
  public var isForDevelopers: Bool { configurationEntries.contains { $0.key == "dev" && $0.value == "true" } }

  /// The profile in use, by its name or the last digits of its id.
  public func profile(named name: String) async throws -> UserProfile {
    guard let profile, profile.name == name || profile.id.hasShortForm(name) else { throw OutOfReach() }
    return profile
  }

  /// Returns `reminderOutcome`.
  public func deliverReminders(to id: UserProfile.ID?) async throws -> ReminderOutcome {
    if let error { throw error }
    deliveredTo = id
    return reminderOutcome
  }

  /// Returns the trial, once the gate is open.
  public func tryModel() async throws -> ModelProbe {
    try await answer(.trial)
    guard let trial else { throw CancellationError() }
    return trial
  }

  private func answer(_ call: Call) async throws {
    calls.append(call)
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
  }
}
