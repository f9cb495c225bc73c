public import Entities

/// What the choice of the first model knows and does.
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
  /// Shows the models to choose the usual one; nil when the user chose none.
  /// - Parameter now: The usual model of now.
  func chooseUsualModel(now: ModelChoice) async -> ModelSelection?
  /// Shows the form for a provider's key.
  /// - Returns: The endpoint whose key was saved; nil when none was.
  func pasteKey() async -> KeyEndpoint?
  /// Shows the choice of a colour.
  func showColor()
  /// Shows an alert with what went wrong.
  func showAlert(for error: any Error)
}
