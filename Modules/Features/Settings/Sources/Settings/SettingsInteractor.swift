public import Entities

/// What the settings must know and do.
@MainActor public protocol SettingsInteractor {
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// How much the profile in use holds.
  func profileContents() async throws -> ProfileContents
  /// Every profile of the machine with what it holds.
  func profileSummaries() async throws -> [ProfileSummary]
  /// Deletes every profile with everything of its own, and the copies and logs that tell of them.
  func eraseEverything() async throws
  /// The program's version.
  var version: String { get }
  /// Who answers where a chat has no model of its own.
  var usualModel: ModelSelection { get }
  /// Has another model answer from now on, unless the command names who answers.
  func useModel(_ selection: ModelSelection) throws
  /// Keeps a model in the configuration as the one that answers.
  func saveModel(_ selection: ModelSelection) throws
  /// Every key there is, but for the keys themselves; the keyring is not asked for those that it has. Those in the
  /// environment come first.
  func keyPlaces() throws -> [KeyEntry]
  /// Forgets the key that is kept for an endpoint, in this run too: whether there was one.
  func dropKey(for endpoint: KeyEndpoint) async throws -> Bool
  /// Every option with the value that a run would have that began now, and where somebody set it.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Every option as this run began with it.
  var configurationInRun: [ConfigurationEntry] { get }
  /// Reads the configuration file again, which may have been changed elsewhere.
  func readConfigurationAgain()
  /// Keeps a setting in the file; what the open app looks at counts at once.
  func setConfiguration(_ key: String, to value: String) throws
  /// Takes a setting out of the file.
  func unsetConfiguration(_ key: String) throws
  /// Gives the profile in use another colour.
  func changeColor(to color: ProfileColor) async throws
  /// What the profile in use used of models and what that costs, this month and in each earlier one.
  func spendingReport() async throws -> SpendingReport
  /// Makes another amount the monthly budget, from now on and in later runs.
  func setMonthlyBudget(_ text: String) async throws
  /// What the profile in use said about reminders, and what will come.
  func reminderStatus() async throws -> ReminderStatus
  /// Allows reminders, and plans them.
  func allowReminders(mentioningChats: Bool) async throws
  /// Takes all reminders back.
  func turnRemindersOff() async throws
  /// Where the data is.
  var dataDirectory: String { get }
  /// The size of the database, in bytes.
  var databaseSize: Int { get }
  /// The size of the copies beside it, in bytes.
  var copiesSize: Int { get }
  /// Each of them, the newest first.
  func dataCopies() async -> [DataCopy]
  /// Keeps a whole copy of everything beside it: its path; nil where everything is only in memory.
  func backUpData() async throws -> String?
  /// Where events are kept when the user asked for it.
  var eventLogPath: String { get }
  /// The size of what is kept of them, in bytes.
  var eventLogSize: Int { get }
  /// The newest events as they were written, the newest first.
  func recordedEvents() async -> [String]
  /// Deletes what is kept of them.
  /// - Throws: When some of it stays.
  func deleteRecordedEvents() async throws
  /// Signs out; the start screens open by themselves.
  func signOut() async throws
  /// Deletes the profile with everything of its own, then signs out.
  func deleteAccount(copies: BackupDisposition) async throws
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
