public import Entities

/// The data and actions for the section of the shortcuts.
@MainActor public protocol ShortcutsInteractor {
  /// Every option with its value now and its source; the shortcuts are one of them.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Sets an option in the configuration file.
  func setConfiguration(_ key: String, to value: String) throws
  /// Removes an option from the configuration file.
  func unsetConfiguration(_ key: String) throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}
