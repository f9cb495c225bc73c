public import Entities

/// What the screen to choose a model must know.
@MainActor public protocol ModelPickerInteractor {
  /// Every source of models that is set up or found on this machine, with what it has or why it did not tell.
  func modelSources() async throws -> [ModelSource]
  /// Every option with its value in this run, and where somebody set it.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
