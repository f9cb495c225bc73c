public import Entities
public import Observation

/// The settings of a run while it goes on. Whoever reads them in a view sees them change.
@Observable @MainActor public final class Preferences {
  /// Every option with its value now, and where that comes from.
  public private(set) var entries: [ConfigurationEntry]
  /// What changes the file that keeps them.
  @ObservationIgnored public nonisolated let editor: ConfigurationEditor

  /// The settings that a run began with.
  public nonisolated init(_ entries: [ConfigurationEntry], editor: ConfigurationEditor) {
    _entries = entries
    self.editor = editor
  }

  /// An option's value now; nil for nothing.
  public subscript(option: CommonOption) -> String? { entries.first { $0.key == option.key }?.value }

  /// Keeps a setting in the file. It has the new value from now on, unless a flag or a variable comes before the file.
  ///
  /// Throws a `ConfigurationError` for a key or a value that is none, and for a file that is broken or cannot be
  /// written; nothing has changed then.
  public func set(_ name: String, to text: String) throws(ConfigurationError) {
    try editor.set(name, to: text)
    try readAgain(name)
  }

  /// Takes a setting out of the file, which leaves it open from now on; throws as `set` does.
  public func unset(_ name: String) throws(ConfigurationError) {
    try editor.unset(name)
    try readAgain(name)
  }

  private func readAgain(_ name: String) throws(ConfigurationError) {
    guard let option = CommonOption(named: name), option.isKeptAsWritten,
      let index = entries.firstIndex(where: { $0.key == option.key }), entries[index].override == nil
    else { return }
    let file = try ConfigurationFile(at: editor.path) { _ in }
    entries[index].value = file.values[option]
    entries[index].source = file.values[option].map { _ in
      "\(SettingOrigin.file(path: editor.path, key: option.key))"
    }
  }
}

extension CommonOption {
  /// Whether a list shows the value just as it stands in the file; places and addresses it shows as they came out.
  fileprivate var isKeptAsWritten: Bool {
    switch kind {
    case .folder, .file, .address: false
    default: true
    }
  }
}
