import Entities

/// What happens in the settings for developers, for the log.
enum DevSettingsEvent {
  static let override = EventFamily("DevSettingsView", "OverrideExperiment")
}
