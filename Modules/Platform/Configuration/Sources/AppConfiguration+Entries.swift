public import Entities

extension AppConfiguration {
  /// Every option: its value in this run, and its source. It contains no key and no password.
  public var entries: [ConfigurationEntry] {
    CommonOption.allCases.map { option in
      let setting = setting(option)
      return ConfigurationEntry(
        key: option.key, value: setting.map { shown($0.text, option) } ?? usual(option),
        source: setting.map { "\($0.origin)" },
        choices: option.choices)
    }
  }

  private func shown(_ text: String, _ option: CommonOption) -> String {
    switch option.kind {
    case .address: Endpoint.shown(text)
    case .folder where option == .dataDirectory: dataDirectory
    default: text
    }
  }

  /// The default value of an option; nil for none.
  private func usual(_ option: CommonOption) -> String? {
    switch option {
    case .dataDirectory: dataDirectory
    case .provider: endpoint.baseURL == nil ? "offline" : "openai"
    case .profile, .model, .baseURL, .certificateFile, .timeout, .contextWindow, .offlineScript, .monthlyBudget,
      .temperature, .topP, .maximumTokens, .seed, .effort, .features, .without, .shortcuts, .telemetryEndpoint:
      nil
    case .plain, .noMouse, .json, .verbose, .dev, .summaries, .telemetryFile: "false"
    case .color: color.rawValue
    case .theme: theme.rawValue
    case .motion: motion.rawValue
    case .density: density.rawValue
    case .language: language.rawValue
    }
  }
}
