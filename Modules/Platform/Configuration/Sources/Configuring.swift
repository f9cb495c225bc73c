public import Entities

/// The capability of showing and changing how the program is set up: who has the settings of this run can do this.
public protocol Configuring: Sendable {
  /// The settings of this run, and the file that keeps them.
  var preferences: Preferences { get }
}

extension Configuring {
  /// Every option with its value now.
  @MainActor public var configurationEntries: [ConfigurationEntry] { preferences.entries }

  /// The file that keeps settings.
  public var configurationPath: String { preferences.editor.path }

  /// Keeps a setting in the file. What the open app looks at counts at once, the rest from the next run on. Throws a
  /// `ConfigurationError` for a key or a value that is none, and for a file that is broken or cannot be written.
  @MainActor public func setConfiguration(_ key: String, to value: String) throws {
    try preferences.set(key, to: value)
  }

  /// Keeps a model in the file as the one that answers, from the next run on; throws as `setConfiguration` does.
  public func keepModel(_ selection: ModelSelection) throws {
    try preferences.editor.setModel(selection)
  }

  /// Takes a setting out of the file, and counts as `setConfiguration` does; throws as that.
  @MainActor public func unsetConfiguration(_ key: String) throws {
    try preferences.unset(key)
  }
}
