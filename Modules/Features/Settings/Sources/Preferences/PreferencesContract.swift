public import Entities

/// The data and actions for the sections of options.
@MainActor public protocol PreferencesInteractor {
  /// Every option with the value of a run that would begin now, and its source.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Every option as this run uses it.
  var configurationInRun: [ConfigurationEntry] { get }
  /// Sets an option in the configuration file. Values that the open app observes change at once.
  func setConfiguration(_ key: String, to value: String) throws
  /// Removes an option from the configuration file.
  func unsetConfiguration(_ key: String) throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the sections of options lead.
@MainActor public protocol PreferencesRouter: SectionRouter {
  /// Asks for the value of an option, and refuses an invalid text with a message.
  /// - Returns: The value, empty to unset the option; nil when the user left without one.
  func askForValue(of key: String, titled title: String, now value: String, hint: String) async -> String?
}
