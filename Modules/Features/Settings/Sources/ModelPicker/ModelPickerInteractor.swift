public import Entities

/// What the screen to choose a model must know.
@MainActor public protocol ModelPickerInteractor {
  /// Every source of models that is set up or found on this machine, as they answer: each value is all of them, with
  /// what they have or why they did not tell.
  func modelSources() async throws -> AsyncStream<[ModelSource]>
  /// Every option with its value in this run, and where somebody set it.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
