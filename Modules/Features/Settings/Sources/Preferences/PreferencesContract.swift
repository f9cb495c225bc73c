public import Entities

/// The data and actions for the sections of options.
@MainActor public protocol PreferencesInteractor {
  /// Every option with the value that a run would have if it began now, and its source.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Every option as this run uses it.
  var configurationInRun: [ConfigurationEntry] { get }
  /// Sets an option in the configuration file. What the open app observes changes at once.
  func setConfiguration(_ key: String, to value: String) throws
  /// Removes an option from the configuration file.
  func unsetConfiguration(_ key: String) throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the sections of options lead.
@MainActor public protocol PreferencesRouter: SectionRouter {
  /// Asks for the value of an option, and refuses with words a text that is no value of it.
  /// - Returns: The value, empty to unset the option; nil when the user left without one.
  func askForValue(of key: String, titled title: String, now value: String, hint: String) async -> String?
}
