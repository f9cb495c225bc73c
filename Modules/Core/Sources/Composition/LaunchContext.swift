import Configuration
import Entities

/// What follows the settings of a run while it goes on: all of it goes by the same reading of the file.
struct LaunchContext: Sendable {
  /// The configuration at the moment.
  let run: RunConfiguration
  /// What screens show of it.
  let preferences: Preferences
  /// Where events go by it.
  let sinks: EventSinks
  /// The servers that it names.
  let servers: ServerSettings

  /// - Parameter frontEnd: Where a user reads what goes wrong.
  init(_ configuration: AppConfiguration, for frontEnd: FrontEnd) {
    let sinks = EventSinks(configuration)
    let preferences = Preferences(configuration) { sinks.follow($0) }
    // A setting that was changed elsewhere shows in the open app as well.
    run = RunConfiguration(configuration) { Task { @MainActor in preferences.readAgain() } }
    servers = ServerSettings(run, for: frontEnd)
    (self.sinks, self.preferences) = (sinks, preferences)
  }
}
