public import Entities

/// The data and actions for the settings for developers.
@MainActor public protocol DevSettingsInteractor {
  /// Every experiment with its variants and the present one.
  var experimentEntries: [ExperimentEntry] { get }
  /// Chooses an experiment's variant, from the next screen on and in later runs; nil returns to the assigned one.
  func overrideExperiment(_ name: String, with variant: String?) throws
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// The health of the system and the terminal.
  func deviceDiagnostics(in language: ContentLanguage) async -> [Diagnostic]
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the settings for developers lead.
@MainActor public protocol DevSettingsRouter: SectionRouter {
  /// Shows the random screen, a whole screen in one file.
  func showRandom()
}

/// Whether the run is a developer's.
@MainActor public protocol DeveloperInteractor {
  /// Whether the option for developers is on now. It can change while the app is open.
  var isForDevelopers: Bool { get }
}

/// Where the section for developers leads.
@MainActor public protocol DeveloperRouter {
  /// Shows the settings for developers.
  func showDevSettings()
}
