public import Entities
public import Observation
public import Settings
public import TerminalTesting

/// An account in memory. It can fail, and wait as long as a test wants.
@Observable @MainActor
public final class FakeSettingsInteractor: SettingsFeatureInteractor {
  /// What was asked of it.
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

  /// What was asked so far, also when it failed.
  public private(set) var calls: [Call] = []
  /// The events so far.
  public private(set) var events: [LoggableEvent] = []
  /// The profile in use.
  public var profile: UserProfile?
  /// What the next requests fail with.
  public var error: (any Error)?
  /// Requests wait while it is closed. Another gate in its place holds only later requests.
  public var gate = Gate()
  /// The version it shows, and the place of the data.
  public let version: String, dataDirectory: String
  /// The usual model.
  public var modelChoice: ModelChoice
  /// The model's address; nil for its provider's own server.
  public var modelAddress: String?
  /// Both as one value.
  public var usualModel: ModelSelection { ModelSelection(choice: modelChoice, address: modelAddress) }
  /// What is set.
  public var configurationEntries = ConfigurationEntry.samples
  /// The path of the configuration file.
  public var configurationPath = "/home/ada/.config/aichat/config.json"
  /// Where models are.
  public var sources: [ModelSource] = []
  /// How often the spending was read.
  public private(set) var reports = 0
  /// What was spent.
  public var report = SpendingReport.sample
  /// What models cost.
  public var prices = ModelPrices.sample
  /// What was said about reminders.
  public var reminders = ReminderStatus()
  /// What becomes of the reminder that is due.
  public var reminderOutcome = ReminderOutcome.nothingDue
  /// How often the reminders were read.
  public private(set) var reminderReads = 0
  /// The profile of the last delivery; nil for the one in use.
  public private(set) var deliveredTo: UserProfile.ID?
  /// The keys that there are.
  public var savedKeys: [KeyEntry] = []
  /// How the chosen one answers.
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

  /// Adds the event.
  public func log(_ event: LoggableEvent) { events.append(event) }

  /// The profile as it was when this was called.
  public func currentProfile() async throws -> UserProfile? {
    let profile = profile
    try await answer(.profile)
    return profile
  }

  /// What the profile holds.
  public var contents = ProfileContents(chats: 3, messages: 120, avatars: 2)

  /// `contents`.
  public func profileContents() async throws -> ProfileContents {
    try await answer(.contents)
    return contents
  }

  /// Forgets the profile.
  public func signOut() async throws {
    try await answer(.signOut)
    profile = nil
  }

  /// Forgets the profile.
  public func deleteAccount(copies: BackupDisposition) async throws {
    try await answer(.deletion(copies))
    profile = nil
    if copies == .deleted { copiesSize = 0 }
  }

  /// The profile in use alone.
  public func profileSummaries() async throws -> [ProfileSummary] {
    try await answer(.profiles)
    return profile.map { [ProfileSummary(profile: $0, contents: contents, isInUse: true)] } ?? []
  }

  /// Forgets the profile and the copies.
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

  /// Changes the entry, as long as neither flag nor variable decides.
  public func setConfiguration(_ key: String, to value: String) throws {
    calls.append(.setting(key, value))
    if let error { throw error }
    change(key, to: value)
  }

  /// Empties the entry, as long as neither flag nor variable decides.
  public func unsetConfiguration(_ key: String) throws {
    calls.append(.unsetting(key))
    if let error { throw error }
    change(key, to: nil)
  }

  /// Why the file cannot be written.
  public var unwritten: (any Error)?

  /// The file has every change at once, unless it cannot be written.
  public func finishConfiguration() async throws {
    if let unwritten { throw unwritten }
  }

  private func change(_ key: String, to value: String?) {
    first = configurationInRun
    for index in configurationEntries.indices where configurationEntries[index].key == key {
      if configurationEntries[index].override == nil { configurationEntries[index].value = value }
    }
  }

  /// The tests there are.
  public var experimentEntries = [
    ExperimentEntry(name: "categoryRow", choices: ["top", "middle", "hidden"], variant: "middle", override: nil),
    ExperimentEntry(name: "createAccount", choices: ["off", "on"], variant: "on", override: "on"),
  ]

  /// Overrides the one of that name.
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

  /// What was recorded.
  public var recorded = [#"{"time":"2026-11-21T10:00:00.000Z","event":"ChatView_Appear","severity":"info"}"#]
  /// Where that is.
  public let eventLogPath = "/home/ada/.local/state/aichat/events.jsonl"
  /// How much it is.
  public var eventLogSize: Int { recorded.reduce(0) { $0 + $1.utf8.count + 1 } }
  /// It, as it is.
  public func recordedEvents() async -> [String] { recorded }

  /// Forgets it.
  public func deleteRecordedEvents() async throws {
    try await answer(.logDeletion)
    recorded = []
  }

  /// The size of the database, in bytes.
  public var databaseSize = 1_234_567
  /// The size of the backups, in bytes.
  public var copiesSize = 0

  /// One copy of that size; none where it is nothing.
  public func dataCopies() async -> [DataCopy] {
    copiesSize == 0
      ? []
      : [
        DataCopy(
          name: "aichat.copy.sqlite", size: copiesSize, written: Timestamp(milliseconds: 1_700_000_000_000), profiles: 2
        )
      ]
  }

  /// A copy that is not there.
  public func backUpData() async throws -> String? {
    try await answer(.backup)
    copiesSize += databaseSize
    return dataDirectory + "/aichat.copy.sqlite"
  }

  /// Gives the profile that colour.
  public func changeColor(to color: ProfileColor) async throws {
    try await answer(.color(color))
    profile?.color = color
  }

  /// Two providers.
  public var keyProviders: [String] { ["openai", "anthropic"] }

  /// The provider that is named, or OpenAI, on this machine.
  public func keyEndpoint(ofProvider name: String?) throws -> KeyEndpoint {
    if let error { throw error }
    return KeyEndpoint(provider: name ?? "openai", server: "http://127.0.0.1")
  }

  /// The keys as they are.
  public func keyEntries() throws -> [KeyEntry] { savedKeys }

  /// The same.
  public func keyPlaces() throws -> [KeyEntry] { savedKeys }

  /// Forgets the entries of the endpoint.
  public func dropKey(for endpoint: KeyEndpoint) async throws -> Bool {
    try await answer(.dropping(endpoint))
    let count = savedKeys.count
    savedKeys.removeAll { $0.endpoint == endpoint }
    return savedKeys.count < count
  }

  /// Records it; the keyring has the key then.
  public func saveKey(_ text: String, for endpoint: KeyEndpoint) throws -> KeyEntry.Place {
    calls.append(.keeping(text, endpoint))
    return .keyring
  }

  /// Records it.
  /// - Returns: Whether there is an entry for the endpoint.
  public func forgetKey(for endpoint: KeyEndpoint) throws -> Bool {
    calls.append(.forgetting(endpoint))
    return savedKeys.contains { $0.endpoint == endpoint }
  }

  /// Has it answer.
  public func useModel(_ selection: ModelSelection) throws {
    calls.append(.using(selection))
    if let error { throw error }
    modelChoice = selection.choice
  }

  /// Records it alone.
  public func saveModel(_ selection: ModelSelection) throws {
    calls.append(.keepingModel(selection))
    if let error { throw error }
  }

  /// The sources as they are, once they have answered.
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

  /// The report as it is, once it is there. It is read whenever the settings show, so only `reports` counts it.
  public func spendingReport() async throws -> SpendingReport {
    reports += 1
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
    return report
  }

  /// Records it; a number is the budget then.
  public func setMonthlyBudget(_ text: String) async throws {
    calls.append(.budget(text))
    if let error { throw error }
    report.budget = Double(text).map { Money($0, report.currency) }
  }

  /// Where they are.
  public var priceFile: String { prices.file }

  /// The prices as they are.
  public func modelPrices() throws -> ModelPrices {
    if let error { throw error }
    return prices
  }

  /// The status as it is, once it is there. It is read whenever the settings show, so only `reminderReads` counts it.
  public func reminderStatus() async throws -> ReminderStatus {
    reminderReads += 1
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
    return reminders
  }

  /// Records it; reminders are allowed then.
  public func allowReminders(mentioningChats: Bool) async throws {
    try await answer(.reminders(true, mentioningChats: mentioningChats))
    (reminders.permission, reminders.mentionsChats) = (.allowed, mentioningChats)
  }

  /// Records it; reminders are denied then.
  public func turnRemindersOff() async throws {
    try await answer(.reminders(false, mentioningChats: false))
    reminders = ReminderStatus(permission: .denied)
  }

  /// What is to become of it.
  public func deliverReminders(to id: UserProfile.ID?) async throws -> ReminderOutcome {
    if let error { throw error }
    deliveredTo = id
    return reminderOutcome
  }

  /// The trial, once it is there.
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
