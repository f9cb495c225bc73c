public import Entities

/// What the settings for developers must know and do.
@MainActor public protocol DevSettingsInteractor {
  /// Every test of two or more variants, with what the next screen gets.
  var experimentEntries: [ExperimentEntry] { get }
  /// Chooses a variant by hand, from the next screen on and after a restart; nil takes the choice back.
  func overrideExperiment(_ name: String, with variant: String?) throws
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// What the program runs on, and on what terminal.
  func deviceDiagnostics(in language: ContentLanguage) async -> [Diagnostic]
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
