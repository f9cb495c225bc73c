public import Entities

/// What the choice of who answers must know and do.
@MainActor public protocol FirstModelInteractor {
  /// Who answers where nothing else is chosen.
  var usualModel: ModelSelection { get }
  /// Every option with its value in this run.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Has another model answer from now on, unless the command names who answers.
  func useModel(_ selection: ModelSelection) throws
  /// Keeps a model in the configuration as the one that answers.
  func saveModel(_ selection: ModelSelection) throws
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
