public import Entities
public import Observation

/// The settings of a run while it goes on. Whoever reads them in a view sees them change.
@Observable @MainActor public final class Preferences {
  /// Every option with the value that a run would have that began now, and where that comes from.
  public private(set) var entries: [ConfigurationEntry]
  /// Every option as this run goes by it, where nothing looks at `entries`.
  public private(set) var entriesInRun: [ConfigurationEntry]
  /// What changes the file that keeps them.
  @ObservationIgnored public nonisolated let editor: ConfigurationEditor
  @ObservationIgnored private let read: @MainActor () throws -> [ConfigurationEntry]?

  /// The settings that a run began with.
  /// - Parameter onRead: Told what the settings would be now, each time they are read again.
  public nonisolated convenience init(
    _ configuration: AppConfiguration, onRead: @escaping @MainActor (AppConfiguration) -> Void = { _ in }
  ) {
    self.init(
      configuration.entries, editor: ConfigurationEditor(path: configuration.directories.configurationFile)
    ) {
      let now = try configuration.readAgain()
      onRead(now)
      return now.entries
    }
  }

  /// Settings that nothing reads again.
  public nonisolated convenience init(_ entries: [ConfigurationEntry], editor: ConfigurationEditor) {
    self.init(entries, editor: editor) { nil }
  }

  private nonisolated init(
    _ entries: [ConfigurationEntry], editor: ConfigurationEditor,
    read: @escaping @MainActor () throws -> [ConfigurationEntry]?
  ) {
    (_entries, _entriesInRun) = (entries, entries)
    self.editor = editor
    self.read = read
  }

  /// An option's value now; nil for nothing.
  public subscript(option: CommonOption) -> String? { entries.first { $0.key == option.key }?.value }

  /// Keeps a setting in the file. It has the new value from now on, unless a flag or a variable comes before the file.
  ///
  /// Throws a `ConfigurationError` for a key or a value that is none, and for a file that is broken or cannot be
  /// written; nothing has changed then.
  public func set(_ name: String, to text: String) throws(ConfigurationError) {
    try editor.set(name, to: text)
    readAgain()
  }

  /// Takes a setting out of the file, which leaves it open from now on; throws as `set` does.
  public func unset(_ name: String) throws(ConfigurationError) {
    try editor.unset(name)
    readAgain()
  }

  /// Keeps a model, which answers in this run already; throws as `set` does.
  func keepModel(_ selection: ModelSelection) throws(ConfigurationError) {
    try editor.setModel(selection)
    readAgain()
    for option in [CommonOption.provider, .model, .baseURL] {
      guard let index = entriesInRun.firstIndex(where: { $0.key == option.key }) else { continue }
      entriesInRun[index].value = self[option]
    }
  }

  /// Reads the file again, which another program or the person may have changed. While it cannot be used, all stays as
  /// it is.
  public func readAgain() {
    if let now = try? read(), now != entries { entries = now }
  }
}
