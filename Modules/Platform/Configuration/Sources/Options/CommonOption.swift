public import Entities

/// An option that every subcommand understands: a flag (`--data-dir`), a variable (`AICHAT_DATA_DIR`) and a key of
/// config.json (`data_dir`).
///
/// Each is declared once, as an `Option` with the type of its value, in one of the files `Options+….swift`. The command
/// line, config.json, the settings, help, the manual, completions and `doctor` all use that declaration. It never
/// changes, so threads can share it.
public class CommonOption: @unchecked Sendable {
  /// How a value is written.
  public enum Kind: Sendable {
    case text, number, seconds, amount, truth, names, address, folder, file
  }

  /// Its name in config.json (`data_dir`), in a command (`--data-dir`), and in the environment (`AICHAT_DATA_DIR`).
  public let key: String, flag: String, variable: String
  /// How a value is written.
  public let kind: Kind
  /// The possible values of an option with a few values.
  public let choices: [String]
  /// The expected values, as a text that follows "expected".
  let expected: LocalizedText
  /// The placeholder of the value in help: `DIR`; nil for a switch, which needs no value.
  public let placeholder: String?
  /// One line of help, without a full stop.
  public let help: LocalizedText
  /// Its control in the settings; nil for none.
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

  /// The possible values in this run: `choices`, and those in files of the user's. `Option` overrides it.
  func choices(in sources: SettingSources) -> [String] { choices }

  /// The text of the set value, for lists; nil if none is set. Throws `wrongValue`. `Option` overrides it.
  func text(in sources: SettingSources) throws(ConfigurationError) -> String? { nil }

  /// The text of the default value, for lists; nil for none. `Option` overrides it.
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
  /// The option with a key, or with dashes as in its flag; nil for another name.
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

  /// The set value; nil if none is set. Throws `wrongValue`.
  func value(in sources: SettingSources) throws(ConfigurationError) -> Value? {
    guard let setting = sources[self] else { return nil }
    guard let value = format.parse(setting, sources) else {
      throw .wrongValue(self, found: setting.text, at: setting.origin)
    }
    return value
  }

  /// The set value, else the default. A wrong value is ignored.
  func validValue(in sources: SettingSources) -> Value {
    ((try? value(in: sources)) ?? nil) ?? defaultValue(sources)
  }

  /// The value of a text in a list; nil if the text is no value.
  func value(of text: String) -> Value? { format.parse(Setting(text: text, origin: .flag(flag)), .empty) }

  override func choices(in sources: SettingSources) -> [String] { format.choicesNow?(sources) ?? choices }

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
