public import Entities

extension AppConfiguration {
  /// Every option: its value in this run, and its source. It contains no key and no password.
  public var entries: [ConfigurationEntry] {
    table.map { option in
      let (setting, defaultText) = (setting(option), option.defaultText(in: settings))
      return ConfigurationEntry(
        key: option.key, value: setting.map { shown($0.text, option) } ?? defaultText,
        source: setting.map { "\($0.origin)" }, choices: option.choices(in: settings),
        defaultValue: defaultText,
        setting: option.setting)
    }
  }

  private func shown(_ text: String, _ option: CommonOption) -> String {
    switch option.kind {
    case .address: Endpoint.shown(text)
    case .folder: (try? option.text(in: settings)) ?? text
    default: text
    }
  }
}
