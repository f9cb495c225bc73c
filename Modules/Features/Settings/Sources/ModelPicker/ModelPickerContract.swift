public import Entities

/// The data for the screen of models.
@MainActor public protocol ModelPickerInteractor {
  /// The sources of models that are configured or found on this computer. Each value has all of them, with the models
  /// of those that have answered and the error of those that failed.
  func modelSources() async throws -> AsyncStream<[ModelSource]>
  /// Every option with its value in this run and its source.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the screen of models leads.
@MainActor public protocol ModelPickerRouter {
  /// Goes back with the choice.
  func finish(with preference: ModelPreference)
  /// Shows the form for a provider's key.
  /// - Returns: The endpoint of the saved key; nil if none was saved.
  func pasteKey() async -> KeyEndpoint?
  /// Goes back without a choice.
  func dismissScreen()
}
