public import Entities

/// The data and actions for the command `config`.
@MainActor public protocol ConfigCommandsInteractor {
  /// Every option with its value in this run, without keys and passwords.
  var configurationEntries: [ConfigurationEntry] { get }
  /// The path of the configuration file.
  var configurationPath: String { get }
  /// Sets an option in the configuration file, from the next run on.
  func setConfiguration(_ key: String, to value: String) throws
  /// Removes an option from the configuration file.
  func unsetConfiguration(_ key: String) throws
  /// Waits until the file has every change.
  /// - Throws: Why the file could not be written.
  func finishConfiguration() async throws
}

/// The data and actions for the command `keys`. No error contains a key.
@MainActor public protocol KeyCommandsInteractor {
  /// The providers that accept a key.
  var keyProviders: [String] { get }
  /// The endpoint of a provider's key; without a name, that of this run's provider.
  func keyEndpoint(ofProvider name: String?) throws -> KeyEndpoint
  /// Every key, without the key itself; those in the environment come first.
  func keyEntries() throws -> [KeyEntry]
  /// Saves a key as typed or pasted; it replaces an earlier one.
  func saveKey(_ text: String, for endpoint: KeyEndpoint) throws -> KeyEntry.Place
  /// Deletes the saved key of an endpoint.
  /// - Returns: Whether there was one.
  func forgetKey(for endpoint: KeyEndpoint) throws -> Bool
}

/// The data and actions for the command `models`.
@MainActor public protocol ModelCommandsInteractor {
  /// The sources of models that are configured or found on this computer. Each value has all of them, with the models
  /// of those that have answered and the error of those that failed.
  func modelSources() async throws -> AsyncStream<[ModelSource]>
  /// What the profile in use spent on models, this month and in each earlier one.
  func spendingReport() async throws -> SpendingReport
  /// The path of the user's price file, which need not exist.
  var priceFile: String { get }
  /// The prices in use, in the order in which they are searched.
  func modelPrices() throws -> ModelPrices
  /// Asks the chosen model one short question, which no budget stops.
  func tryModel() async throws -> ModelProbe
}

/// The data and actions for the command `reminders`.
@MainActor public protocol ReminderCommandsInteractor {
  /// Whether the profile in use allows reminders, and the planned reminders.
  func reminderStatus() async throws -> ReminderStatus
  /// The profile with a name or id, or with the last digits of an id.
  func profile(named name: String) async throws -> UserProfile
  /// Shows the reminder that is due, once.
  /// - Parameter id: The profile whose timer runs this, in use or not; nil for the profile in use.
  func deliverReminders(to id: UserProfile.ID?) async throws -> ReminderOutcome
  /// Cancels all reminders, and removes the timer.
  func turnRemindersOff() async throws
}
