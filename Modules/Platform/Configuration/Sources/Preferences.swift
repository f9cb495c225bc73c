public import Entities
public import Observation
import System

/// The settings during a run. A view that reads them is updated when they change.
///
/// A new value takes effect at once, and is in the file a moment later: holding a key down does not wait for the disk.
/// Changes are written in the order in which they were made.
@Observable @MainActor public final class Preferences {
  /// Every option with the value of a run that would begin now, and its source.
  public private(set) var entries: [ConfigurationEntry]
  /// Every option with the value that this run began with, or with the model that it saved since.
  public private(set) var entriesInRun: [ConfigurationEntry]
  /// Why the last change could not be written, until `consumeFailure`. The settings then equal those of the file.
  public private(set) var failure: ConfigurationError?
  /// The editor of the file.
  @ObservationIgnored public nonisolated let editor: ConfigurationEditor
  /// Changes that are being written, and changes that wait for that.
  @ObservationIgnored private var begun: [ConfigurationChange] = []
  @ObservationIgnored private var waiting: [ConfigurationChange] = []
  /// The entries without these changes.
  @ObservationIgnored private var kept: [ConfigurationEntry]
  @ObservationIgnored private var writing: Task<Void, Never>?
  @ObservationIgnored private let read: @MainActor ([ConfigurationChange]) throws -> [ConfigurationEntry]?
  /// Whether changes are written. Otherwise they take effect in this run alone.
  @ObservationIgnored private let isSaved: Bool

  /// The settings that a run began with.
  /// - Parameter onRead: Called with the current settings each time they are read again.
  public nonisolated convenience init(
    _ configuration: AppConfiguration, onRead: @escaping @MainActor (AppConfiguration) -> Void = { _ in }
  ) {
    self.init(
      configuration.entries, editor: ConfigurationEditor(path: configuration.directories.configurationFile)
    ) {
      let now = try configuration.readAgain(after: $0)
      onRead(now)
      return now.entries
    }
  }

  /// Settings that are never read again from the file.
  public nonisolated convenience init(_ entries: [ConfigurationEntry], editor: ConfigurationEditor) {
    self.init(entries, editor: editor) { _ in nil }
  }

  /// The settings that a run began with. Changes count in this run alone, and are never written.
  public nonisolated convenience init(unsaved configuration: AppConfiguration) {
    // No file can have this path.
    let editor = ConfigurationEditor(path: "/dev/null/config.json", themes: configuration.themes)
    self.init(configuration.entries, editor: editor, isSaved: false) {
      try configuration.readAgain(after: $0).entries
    }
  }

  private nonisolated init(
    _ entries: [ConfigurationEntry], editor: ConfigurationEditor, isSaved: Bool = true,
    read: @escaping @MainActor ([ConfigurationChange]) throws -> [ConfigurationEntry]?
  ) {
    (_entries, _entriesInRun, kept) = (entries, entries, entries)
    self.editor = editor
    self.isSaved = isSaved
    self.read = read
  }

  /// An option's value now; nil if it has none.
  public subscript<Value>(option: Option<Value>) -> Value? {
    entries.first { $0.key == option.key }?.value.flatMap(option.value)
  }

  /// Saves a setting in the file. It has the new value from now on, unless a flag or a variable overrides the file.
  ///
  /// Throws a `ConfigurationError` for an unknown key, a wrong value and a broken file; then nothing has changed. A
  /// later error of writing is a `failure`.
  public func set(_ name: String, to text: String) throws(ConfigurationError) {
    try make(try editor.setting(name, to: text))
  }

  /// Removes a setting from the file from now on; throws as `set` does.
  public func unset(_ name: String) throws(ConfigurationError) {
    try make(try editor.unsetting(name))
  }

  /// Saves a model that this run uses already; throws as `set` does.
  func saveModel(_ selection: ModelSelection) throws(ConfigurationError) {
    try make(.model(selection, .current))
    for option in CommonOption.ofModel {
      guard let index = entriesInRun.firstIndex(where: { $0.key == option.key }) else { continue }
      entriesInRun[index].value = entries.first { $0.key == option.key }?.value
    }
  }

  /// Reads the file again, because another program or the user may have changed it. An unusable file changes nothing.
  public func readAgain() {
    let unwritten = begun + waiting
    guard let now = try? read(unwritten) else { return }
    if unwritten.isEmpty { kept = now }
    if now != entries { entries = now }
  }
}

// MARK: - Writing

extension Preferences {
  /// Returns the failure and forgets it; nil for none.
  public func consumeFailure() -> ConfigurationError? {
    defer { failure = nil }
    return failure
  }

  /// Waits until the file has every change. Throws the failure, unless it was consumed.
  public func finish() async throws(ConfigurationError) {
    while let writing { await writing.value }
    if let failure = consumeFailure() { throw failure }
  }

  private func make(_ change: ConfigurationChange) throws(ConfigurationError) {
    let unwritten = begun + waiting
    guard try editor.object(after: unwritten + [change]) != editor.object(after: unwritten) else { return }
    waiting.append(change)
    readAgain()
    guard isSaved, writing == nil else { return }
    writing = Task {
      while !waiting.isEmpty { await write() }
      writing = nil
    }
  }

  /// Writes all waiting changes at once: of a value that was changed repeatedly, the file gets the last one.
  private func write() async {
    (begun, waiting) = (waiting, [])
    let changes = begun
    let failure = await Task.detached { [editor] () -> ConfigurationError? in
      do throws(ConfigurationError) {
        try editor.save(changes)
        return nil
      } catch {
        return error
      }
    }.value
    begun = []
    if let failure {
      self.failure = failure
      entries = kept
      readAgain()
    } else if waiting.isEmpty {
      kept = entries
    }
  }
}
