public import Entities

/// The capability of showing and changing how the program is set up: who has the settings of this run can do this.
public protocol Configuring: Sendable {
  /// The settings of this run, and the file that keeps them.
  var preferences: Preferences { get }
}

extension Configuring {
  /// Every option with its value now.
  @MainActor public var configurationEntries: [ConfigurationEntry] { preferences.entries }

  /// The same as this run began with it: what another value of it counts for comes with the next start.
  @MainActor public var configurationInRun: [ConfigurationEntry] { preferences.entriesInRun }

  /// Reads the file again, which may have been changed elsewhere.
  @MainActor public func readConfigurationAgain() { preferences.readAgain() }

  /// The file that keeps settings.
  public var configurationPath: String { preferences.editor.path }

  /// Keeps a setting in the file. What the open app looks at counts at once, the rest from the next run on. Throws a
  /// `ConfigurationError` for a key or a value that is none, and for a file that is broken; what keeps it from being
  /// written is told where it turns out.
  @MainActor public func setConfiguration(_ key: String, to value: String) throws {
    try preferences.set(key, to: value)
  }

  /// Waits until the file has all that was set. Throws what keeps it from that.
  @MainActor public func finishConfiguration() async throws { try await preferences.finish() }

  /// What an option expects instead of this text; nil for a text that can be set, and for none.
  public func expectation(of key: String, insteadOf text: String) -> LocalizedText? {
    preferences.editor.expectation(of: key, insteadOf: text)
  }

  /// Keeps a model in the file as the one that answers, in later runs as in this one; throws as `setConfiguration` does.
  @MainActor public func saveModel(_ selection: ModelSelection) throws {
    try preferences.saveModel(selection)
  }

  /// Takes a setting out of the file, and counts as `setConfiguration` does; throws as that.
  @MainActor public func unsetConfiguration(_ key: String) throws {
    try preferences.unset(key)
  }
}
