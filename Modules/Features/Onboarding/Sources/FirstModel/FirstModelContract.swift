public import Entities

/// The data and actions for the choice of the first model.
@MainActor public protocol FirstModelInteractor {
  /// The model of chats without a model of their own.
  var usualModel: ModelSelection { get }
  /// Every option with its value in this run.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Makes another model answer from now on, unless the command line names one.
  func useModel(_ selection: ModelSelection) throws
  /// Saves a model in the configuration file, for later runs.
  func saveModel(_ selection: ModelSelection) throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the choice of the first model leads.
@MainActor public protocol FirstModelRouter {
  /// Shows the models for choosing the usual one; nil when the user chose none.
  /// - Parameter now: The present usual model.
  func chooseUsualModel(now: ModelSelection) async -> ModelSelection?
  /// Shows the form for a provider's key.
  /// - Returns: The endpoint of the saved key; nil if none was saved.
  func pasteKey() async -> KeyEndpoint?
  /// Shows the choice of a colour.
  func showColor()
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
