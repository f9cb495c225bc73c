import Synchronization
import System

/// The current configuration of a run, with the changes of other programs since it began.
///
/// Each reading of `now` compares the status of the files, and reads the files only when that has changed. Nothing
/// happens in between.
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
    // Saved keys are included, because they decide which providers can be used.
    paths = [configuration.directories.configurationFile, configuration.directories.keyFile]
    state = Mutex(State(stamps: paths.map { FileStatus(at: $0) }, configuration: configuration))
    self.changed = changed
  }

  /// The configuration of a run that would begin now, with the same command and environment. An unusable file changes
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

/// Notices a change of the settings of the connection: provider, model, address, certificate file, timeout, image
/// model, or `offline_script`.
public final class ModelSettingWatch: Sendable {
  private static let options = CommonOption.ofConnections + [.offlineScript]
  private let run: RunConfiguration
  private let last: Mutex<[Setting?]>

  /// A watch that starts with the current settings of the run.
  public init(_ run: RunConfiguration) {
    self.run = run
    last = Mutex(Self.settings(of: run.now))
  }

  /// Whether these settings have changed since the last call, or since the start of the watch.
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
