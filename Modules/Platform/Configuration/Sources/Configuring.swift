public import Entities

/// The capability of showing and changing how the program is set up, with the settings of this run.
public protocol Configuring: Sendable {
  /// The settings of this run, and the file that keeps them.
  var preferences: Preferences { get }
}

extension Configuring {
  /// Every option with its value now.
  @MainActor public var configurationEntries: [ConfigurationEntry] { preferences.entries }

  /// Every option with the value that this run began with. A changed value of such an option counts from the next start.
  @MainActor public var configurationInRun: [ConfigurationEntry] { preferences.entriesInRun }

  /// Reads the file again, which may have been changed elsewhere.
  @MainActor public func readConfigurationAgain() { preferences.readAgain() }

  /// The file that keeps settings.
  public var configurationPath: String { preferences.editor.path }

  /// Saves a setting in the file. The settings that the open app reads count at once, the others from the next run on.
  /// Throws a `ConfigurationError` for an unknown key, a wrong value and a broken file. `finishConfiguration` throws what
  /// keeps it from being written.
  @MainActor public func setConfiguration(_ key: String, to value: String) throws {
    try preferences.set(key, to: value)
  }

  /// Waits until the file has all that was set. Throws what keeps it from that.
  @MainActor public func finishConfiguration() async throws { try await preferences.finish() }

  /// What an option expects instead of this text; nil for a text that can be set, and for none.
  public func expectation(of key: String, insteadOf text: String) -> LocalizedText? {
    preferences.editor.expectation(of: key, insteadOf: text)
  }

  /// Saves a model in the file as the selected one, for this run and later ones; throws as `setConfiguration` does.
  @MainActor public func saveModel(_ selection: ModelSelection) throws {
    try preferences.saveModel(selection)
  }

  /// Takes a setting out of the file, and counts as `setConfiguration` does; throws as that.
  @MainActor public func unsetConfiguration(_ key: String) throws {
    try preferences.unset(key)
  }
}
