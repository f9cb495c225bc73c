public import Entities

/// What the commands about the configuration must know and do.
@MainActor public protocol ConfigCommandsInteractor {
  /// Every option with its value in this run. There is no key among them, and no password.
  var configurationEntries: [ConfigurationEntry] { get }
  /// The file that keeps settings.
  var configurationPath: String { get }
  /// Keeps a setting in the file, from the next run on.
  func setConfiguration(_ key: String, to value: String) throws
  /// Takes a setting out of the file.
  func unsetConfiguration(_ key: String) throws
  /// Waits until the file has all that was set. Throws what keeps it from that.
  func finishConfiguration() async throws
}
