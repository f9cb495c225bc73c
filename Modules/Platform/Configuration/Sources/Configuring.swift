public import Entities

/// The capability of showing and changing how the program is set up: who has the entries of this run and an editor of
/// the file can do this.
public protocol Configuring: Sendable {
  /// Every option with its value in this run.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Where changes go.
  var configurationEditor: ConfigurationEditor { get }
}

extension Configuring {
  /// The file that keeps settings.
  public var configurationPath: String { configurationEditor.path }

  /// Keeps a setting in the file, from the next run on. Throws a `ConfigurationError` for a key or a value that is none,
  /// and for a file that is broken or cannot be written.
  public func setConfiguration(_ key: String, to value: String) throws {
    try configurationEditor.set(key, to: value)
  }

  /// Keeps a model in the file as the one that answers, from the next run on; throws as `setConfiguration` does.
  public func keepModel(_ selection: ModelSelection) throws {
    try configurationEditor.setModel(selection)
  }

  /// Takes a setting out of the file, from the next run on; throws as `setConfiguration` does.
  public func unsetConfiguration(_ key: String) throws {
    try configurationEditor.unset(key)
  }
}
