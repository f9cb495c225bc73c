/// A setting of the program, for lists.
public struct ConfigurationEntry: Hashable, Sendable, Codable {
  /// Its key: `data_dir`.
  public var key: String
  /// Its value in this run; nil for none.
  public var value: String?
  /// The source of the value: `--model`, `AICHAT_MODEL`, a file and its key; nil for the default.
  public var source: String?
  /// The possible values; empty where they are not a short list.
  public var choices: [String]
  /// The value that counts where nothing is set; nil for none.
  public var defaultValue: String?
  /// How the settings show it; nil where they have no control for it.
  public var setting: SettingDescription?

  /// An entry.
  public init(
    key: String, value: String?, source: String? = nil, choices: [String] = [], defaultValue: String? = nil,
    setting: SettingDescription? = nil
  ) {
    self.key = key
    self.value = value
    self.source = source
    self.choices = choices
    self.defaultValue = defaultValue
    self.setting = setting
  }

  /// The flag or the program's own variable that overrides the file in this run; nil for none.
  public var override: String? {
    source.flatMap { $0.hasPrefix("--") || $0.hasPrefix("AICHAT_") ? $0 : nil }
  }

  /// A variable of other programs, such as SSL_CERT_FILE, that supplies the value when the file has none; nil for
  /// none.
  public var fallback: String? {
    source.flatMap { override == nil && $0.utf8.allSatisfy { 0x41...0x5A ~= $0 || $0 == 0x5F } ? $0 : nil }
  }
}

extension [ConfigurationEntry] {
  /// The options and variables that select a model in this run and override the file: `--model`, `AICHAT_MODEL`.
  public func modelOverrides(where counts: (String) -> Bool = { _ in true }) -> [String] {
    overrides(of: ["provider", "model", "base_url"]).filter(counts)
  }

  /// The options and variables that override the file for these settings.
  public func overrides(of keys: [String]) -> [String] {
    filter { keys.contains($0.key) }.compactMap(\.override)
  }
}
