public import Entities
public import FeatureKit

/// The data and actions for the section of the model and the keys.
@MainActor public protocol ModelSectionInteractor {
  /// The model of chats without a model of their own.
  var usualModel: ModelSelection { get }
  /// Makes another model answer from now on, unless the command line names one.
  func useModel(_ selection: ModelSelection) throws
  /// Saves a model in the configuration file, for later runs.
  func saveModel(_ selection: ModelSelection) throws
  /// Every option with its value now and its source.
  var configurationEntries: [ConfigurationEntry] { get }
  /// The place of each key, without the keys themselves; those in the environment come first. This does not unlock the
  /// keyring.
  func keyPlaces() throws -> [KeyEntry]
  /// Deletes the saved key of an endpoint, for this run too.
  /// - Returns: Whether there was one.
  func dropKey(for endpoint: KeyEndpoint) async throws -> Bool
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the section of the model and the keys leads.
@MainActor public protocol ModelSectionRouter: SectionRouter {
  /// Shows the models for choosing the usual one; nil when the user chose none.
  func chooseUsualModel(now: ModelSelection) async -> ModelSelection?
  /// Shows the form for a provider's key.
  /// - Returns: The endpoint of the saved key; nil if none was saved.
  func pasteKey() async -> KeyEndpoint?
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
}
