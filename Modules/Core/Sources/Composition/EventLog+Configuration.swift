import Configuration
import HTTP
import Synchronization
import System
import Telemetry

extension EventLog {
  /// The log of a run: its events stay in memory, unless the user asked for more.
  convenience init(_ configuration: AppConfiguration, _ sinks: EventSinks) {
    self.init(
      (configuration[.verbose] ? [EventConsole()] : []) + [sinks.file, sinks.collector], recordsCrashes: true,
      recordsIDs: { sinks.file.isWanted }, now: SystemClock.now)
  }
}

/// The destinations of a run's events, by the user's settings. A destination that is switched off gets nothing from
/// that moment on.
final class EventSinks: Sendable {
  let file = EventSink(), collector = EventSink()
  private let address = Mutex<String?>(nil)

  init(_ configuration: AppConfiguration) {
    follow(configuration)
  }

  /// Follows other settings from now on.
  func follow(_ configuration: AppConfiguration) {
    if file.isWanted != configuration[.telemetryFile] {
      file.connect(configuration[.telemetryFile] ? EventFile(folder: configuration.directories.state) : nil)
    }
    let next = configuration[.telemetryEndpoint]
    let isOther = address.withLock { address in
      defer { address = next }
      return address != next
    }
    guard isOther else { return }
    collector.connect(
      next.map {
        EventCollector(
          address: $0, client: HTTPClient(certificateFile: configuration[.certificateFile]), version: AppVersion.current
        )
      })
  }
}
