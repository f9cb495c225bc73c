public import Entities

/// An option that every subcommand understands: a flag (`--data-dir`), a variable (`AICHAT_DATA_DIR`) and a key of
/// config.json (`data_dir`).
///
/// Each is declared once, as an `Option` with the type of its value, in one of the files `Options+….swift`. The command
/// line, config.json, the settings, help, the manual, completions and `doctor` all go by that declaration. It never
/// changes, so it can be shared between threads.
public class CommonOption: @unchecked Sendable {
  /// How a value is written.
  public enum Kind: Sendable {
    case text, number, seconds, amount, truth, names, address, folder, file
  }

  /// The option as it is written in config.json: `data_dir`; in a command: `--data-dir`; and in the environment:
  /// `AICHAT_DATA_DIR`.
  public let key: String, flag: String, variable: String
  /// How a value is written.
  public let kind: Kind
  /// What a value can be, where it is one of a few.
  public let choices: [String]
  /// What a value must be, in words that follow "expected".
  let expected: LocalizedText
  /// The placeholder of the value in help: `DIR`; nil for a switch, which needs no value.
  public let placeholder: String?
  /// One line of help, without a full stop.
  public let help: LocalizedText
  /// How the settings show it; nil where they have no control for it.
  let setting: SettingDescription?

  fileprivate init(
    _ key: String, _ format: OptionFormat<some Any>, _ placeholder: String?, _ help: LocalizedText,
    _ setting: SettingDescription?
  ) {
    (self.key, self.placeholder, self.help, self.setting) = (key, placeholder, help, setting)
    flag = "--" + String(key.map { $0 == "_" ? "-" : $0 })
    variable = "AICHAT_" + key.uppercased()
    (kind, choices, expected) = (format.kind, format.choices, format.expected)
  }

  /// The value that is set, as lists show it; nil where none is set. Throws `wrongValue`.
  func text(in sources: SettingSources) throws(ConfigurationError) -> String? { nil }

  /// The value that counts where none is set, as lists show it; nil for none.
  func defaultText(in sources: SettingSources) -> String? { nil }
}

extension CommonOption: Hashable {
  /// Whether these are the same option.
  public static func == (one: CommonOption, other: CommonOption) -> Bool { one === other }

  /// Hashes the option's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CommonOption {
  /// Every option, in the order of help and lists.
  public static let allCases: [CommonOption] =
    ofProfiles + ofConnections + ofReplies + ofFeatures + ofAppearance + ofCommands + ofPrivacy
}

extension [CommonOption] {
  /// The option by its key, or with dashes as its flag has them; nil for another name.
  public func named(_ name: String) -> CommonOption? {
    let key = String(name.map { $0 == "-" ? "_" : $0 })
    return first { $0.key == key }
  }
}

/// An option with the type of its value.
public final class Option<Value: Sendable>: CommonOption, @unchecked Sendable {
  private let format: OptionFormat<Value>
  private let defaultValue: @Sendable (SettingSources) -> Value

  /// An option with a default value that depends on the environment.
  init(
    _ key: String, _ format: OptionFormat<Value>, _ placeholder: String? = nil,
    defaultValue: @escaping @Sendable (SettingSources) -> Value, help: LocalizedText,
    setting: SettingDescription? = nil
  ) {
    (self.format, self.defaultValue) = (format, defaultValue)
    super.init(key, format, placeholder, help, setting)
  }

  /// The value that is set; nil where none is set. Throws `wrongValue`.
  func value(in sources: SettingSources) throws(ConfigurationError) -> Value? {
    guard let setting = sources[self] else { return nil }
    guard let value = format.parse(setting, sources) else {
      throw .wrongValue(self, found: setting.text, at: setting.origin)
    }
    return value
  }

  /// The value that is set, else the default. A wrong one counts as none.
  func validValue(in sources: SettingSources) -> Value {
    ((try? value(in: sources)) ?? nil) ?? defaultValue(sources)
  }

  /// The value of a text that was read before.
  func value(of text: String) -> Value? { format.parse(Setting(text: text, origin: .flag(flag)), .empty) }

  override func text(in sources: SettingSources) throws(ConfigurationError) -> String? {
    try value(in: sources).map(format.text)
  }

  override func defaultText(in sources: SettingSources) -> String? {
    let text = format.text(defaultValue(sources))
    return text.isEmpty ? nil : text
  }
}

extension Option {
  /// An option with a default value.
  convenience init(
    _ key: String, _ format: OptionFormat<Value>, _ placeholder: String? = nil, default value: Value,
    help: LocalizedText, setting: SettingDescription? = nil
  ) {
    self.init(key, format, placeholder, defaultValue: { _ in value }, help: help, setting: setting)
  }

  /// An option without a default value.
  convenience init<Wrapped>(
    _ key: String, _ format: OptionFormat<Wrapped>, _ placeholder: String? = nil, help: LocalizedText,
    setting: SettingDescription? = nil
  ) where Value == Wrapped? {
    self.init(key, format.optional, placeholder, default: nil, help: help, setting: setting)
  }
}
