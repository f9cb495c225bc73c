import Configuration
import Entities

/// The parts of a run that follow its settings while they change. All of them use the same reading of the file.
struct LaunchContext: Sendable {
  /// The current configuration.
  let run: RunConfiguration
  /// The settings that screens show.
  let preferences: Preferences
  /// The destinations of events.
  let sinks: EventSinks
  /// The servers that the configuration names.
  let servers: ServerSettings

  /// - Parameter frontEnd: The place where the user reads errors.
  init(_ configuration: AppConfiguration, for frontEnd: FrontEnd) {
    let sinks = EventSinks(configuration)
    let preferences = Preferences(configuration) { sinks.follow($0) }
    // A setting that another program changed shows in the open app as well.
    run = RunConfiguration(configuration) { Task { @MainActor in preferences.readAgain() } }
    servers = ServerSettings(run, for: frontEnd)
    (self.sinks, self.preferences) = (sinks, preferences)
  }
}
