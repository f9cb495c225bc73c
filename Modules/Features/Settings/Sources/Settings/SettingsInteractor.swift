public import Entities

/// What the settings must know and do.
@MainActor public protocol SettingsInteractor {
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// How much the profile in use holds.
  func profileContents() async throws -> ProfileContents
  /// The program's version.
  var version: String { get }
  /// Who answers where a chat has no model of its own.
  var modelChoice: ModelChoice { get }
  /// Has another model answer from now on, unless the command names who answers.
  func useModel(_ selection: ModelSelection) throws
  /// Keeps a model in the configuration as the one that answers.
  func keepModel(_ selection: ModelSelection) throws
  /// Every option with its value in this run, and where somebody set it.
  var configurationEntries: [ConfigurationEntry] { get }
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
  /// Signs out; the start screens open by themselves.
  func signOut() async throws
  /// Deletes the profile with everything of its own, then signs out.
  func deleteAccount() async throws
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
