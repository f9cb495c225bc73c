public import Entities

/// The capability of showing and changing the configuration, with the settings of this run.
public protocol Configuring: Sendable {
  /// The settings of this run, with their file.
  var preferences: Preferences { get }
}

extension Configuring {
  /// Every option with its value now.
  @MainActor public var configurationEntries: [ConfigurationEntry] { preferences.entries }

  /// Every option with the value that this run began with, or with the model that it saved since. Some options keep
  /// that value until the next start.
  @MainActor public var configurationInRun: [ConfigurationEntry] { preferences.entriesInRun }

  /// Whether the option for developers is on now. It can change while the app is open.
  @MainActor public var isForDevelopers: Bool { preferences[.dev] ?? false }

  /// Reads the file again, because it may have been changed elsewhere.
  @MainActor public func readConfigurationAgain() { preferences.readAgain() }

  /// The path of the configuration file.
  public var configurationPath: String { preferences.editor.path }

  /// Saves a setting in the file. Settings that the open app reads take effect at once, the others in the next run.
  /// Throws a `ConfigurationError` for an unknown key, a wrong value and a broken file. `finishConfiguration` throws
  /// the error of writing.
  @MainActor public func setConfiguration(_ key: String, to value: String) throws {
    try preferences.set(key, to: value)
  }

  /// Waits until the file has all changes. Throws the error that prevents it.
  @MainActor public func finishConfiguration() async throws { try await preferences.finish() }

  /// The expected value of an option in place of this text; nil for a valid text, and for one that removes the value.
  public func expectation(of key: String, insteadOf text: String) -> LocalizedText? {
    preferences.editor.expectation(of: key, insteadOf: text)
  }

  /// Saves a model in the file as the selected one, for this run and later ones; throws as `setConfiguration` does.
  @MainActor public func saveModel(_ selection: ModelSelection) throws {
    try preferences.saveModel(selection)
  }

  /// Removes a setting from the file, with the same effects and errors as `setConfiguration`.
  @MainActor public func unsetConfiguration(_ key: String) throws {
    try preferences.unset(key)
  }
}
