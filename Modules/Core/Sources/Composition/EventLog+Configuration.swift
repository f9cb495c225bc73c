import Configuration
import HTTP
import Telemetry

extension EventLog {
  /// The log of a run: its events stay in memory, unless the person asked for more.
  convenience init(_ configuration: AppConfiguration) {
    var services: [any EventService] = []
    if configuration.isVerbose { services.append(EventConsole()) }
    if configuration.keepsEvents { services.append(EventFile(folder: configuration.directories.state)) }
    if let address = configuration.eventCollector {
      let client = HTTPClient(certificateFile: configuration.certificateFile)
      services.append(EventCollector(address: address, client: client, version: AppVersion.current))
    }
    self.init(services, recordsCrashes: true, recordsIDs: configuration.keepsEvents, now: SystemClock.now)
  }
}
