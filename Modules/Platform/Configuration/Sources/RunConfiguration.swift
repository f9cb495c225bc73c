import Synchronization
import System

/// The configuration of a run as it is at the moment, with the changes that other programs made since it began.
///
/// Each call compares the status of the files, and reads them when it changed. Nothing happens in between.
public final class RunConfiguration: Sendable {
  private struct State {
    var stamps: [FileStatus?]
    var configuration: AppConfiguration
  }

  private let paths: [String]
  private let state: Mutex<State>
  private let changed: @Sendable () -> Void

  /// The configuration that a run begins with.
  /// - Parameter changed: Called when `now` finds the files changed.
  public init(_ configuration: AppConfiguration, changed: @escaping @Sendable () -> Void = {}) {
    // Saved keys belong to it: they decide which providers can be used.
    paths = [configuration.directories.configurationFile, configuration.directories.keyFile]
    state = Mutex(State(stamps: paths.map { FileStatus(at: $0) }, configuration: configuration))
    self.changed = changed
  }

  /// How a run would be set up if it began now, with the same command and environment. A file that cannot be used changes
  /// nothing.
  public var now: AppConfiguration {
    let stamps = paths.map { FileStatus(at: $0) }
    let (configuration, isOther) = state.withLock { state in
      guard stamps != state.stamps else { return (state.configuration, false) }
      state.stamps = stamps
      if let next = try? state.configuration.readAgain() { state.configuration = next }
      return (state.configuration, true)
    }
    if isOther { changed() }
    return configuration
  }
}

/// Notices when another program changes the model, or how a server is reached.
public final class ModelSettingWatch: Sendable {
  private static let options = CommonOption.ofConnections + [.offlineScript]
  private let run: RunConfiguration
  private let last: Mutex<[Setting?]>

  /// A watch that knows the settings that the run has now.
  public init(_ run: RunConfiguration) {
    self.run = run
    last = Mutex(Self.settings(of: run.now))
  }

  /// Whether these settings have changed since the last call.
  public func isChanged() -> Bool {
    let settings = Self.settings(of: run.now)
    return last.withLock { last in
      defer { last = settings }
      return last != settings
    }
  }

  private static func settings(of configuration: AppConfiguration) -> [Setting?] {
    options.map { configuration.setting($0) }
  }
}
