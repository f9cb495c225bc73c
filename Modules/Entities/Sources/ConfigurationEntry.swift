/// A setting of the program, as a list shows it.
public struct ConfigurationEntry: Hashable, Sendable, Codable {
  /// Its name: `data_dir`.
  public var key: String
  /// Its value in this run; nil for nothing.
  public var value: String?
  /// Where somebody set it: `--model`, `AICHAT_MODEL`, a file and its key; nil for the default.
  public var source: String?
  /// What it can be; empty where that is not one of a few.
  public var choices: [String]

  /// An entry from its parts.
  public init(key: String, value: String?, source: String? = nil, choices: [String] = []) {
    self.key = key
    self.value = value
    self.source = source
    self.choices = choices
  }

  /// The flag, or the program's own variable, that decides in this run whatever the file says; nil for none.
  public var override: String? {
    source.flatMap { $0.hasPrefix("--") || $0.hasPrefix("AICHAT_") ? $0 : nil }
  }

  /// The variable of others, such as SSL_CERT_FILE, that says so where the file says nothing; nil for none.
  public var fallback: String? {
    source.flatMap { override == nil && $0.utf8.allSatisfy { 0x41...0x5A ~= $0 || $0 == 0x5F } ? $0 : nil }
  }
}

extension [ConfigurationEntry] {
  /// What names who answers in the command or the environment, and so comes before the file: `--model`, `AICHAT_MODEL`.
  public func modelOverrides(where counts: (String) -> Bool = { _ in true }) -> [String] {
    overrides(of: ["provider", "model", "base_url"]).filter(counts)
  }

  /// What comes before what the file says of settings: options and variables, by name.
  public func overrides(of keys: [String]) -> [String] {
    filter { keys.contains($0.key) }.compactMap(\.override)
  }
}
