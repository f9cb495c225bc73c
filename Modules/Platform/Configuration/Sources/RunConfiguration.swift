import Synchronization

/// The configuration of a run as it is at the moment: what is set elsewhere while it goes on counts when it is needed.
///
/// The files are looked at when somebody asks, and read when they have changed. Nothing happens in between.
public final class RunConfiguration: Sendable {
  private struct State {
    var stamps: [FileStamp?]
    var configuration: AppConfiguration
  }

  private let paths: [String]
  private let state: Mutex<State>
  private let changed: @Sendable () -> Void

  /// The configuration that a run begins with.
  /// - Parameter changed: Called after the files were found to be others, where somebody asked.
  public init(_ configuration: AppConfiguration, changed: @escaping @Sendable () -> Void = {}) {
    // Keys that are kept belong to it: they say who can be asked.
    paths = [configuration.directories.configurationFile, configuration.directories.keyFile]
    state = Mutex(State(stamps: paths.map { FileStamp(of: $0) }, configuration: configuration))
    self.changed = changed
  }

  /// How a run would be set up that began now, with the same command and environment. While the file cannot be used, all
  /// stays as it was.
  public var now: AppConfiguration {
    let stamps = paths.map { FileStamp(of: $0) }
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

/// Notices when somebody chooses elsewhere who answers, or how a server is reached.
public final class ModelSettingWatch: Sendable {
  private static let options = [
    CommonOption.provider, .model, .baseURL, .certificateFile, .timeout, .offlineScript,
  ]
  private let run: RunConfiguration
  private let last: Mutex<[Setting?]>

  /// Whatever a run begins with is known.
  public init(_ run: RunConfiguration) {
    self.run = run
    last = Mutex(Self.settings(of: run.now))
  }

  /// Whether these settings are others than when this was asked last.
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
