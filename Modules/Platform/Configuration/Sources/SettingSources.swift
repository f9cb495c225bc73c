import Entities
import System

/// The sources of settings, in their order, and the types of their values.
struct SettingSources: Sendable {
  let options: CommonOptions, environment: ProcessEnvironment, file: ConfigurationFile

  /// The value of an option: the first of flag, variable and key that is set, else of the providers' own variables.
  subscript(option: CommonOption) -> Setting? {
    own(option) ?? foreign(option)
  }

  /// The value of flag, variable or key. A missing scheme of an address is added.
  func own(_ option: CommonOption) -> Setting? {
    let setting = written(option)
    guard let setting, option.kind == .address, option != .baseURL || !takesHost else { return setting }
    return Setting(text: WebAddress.completed(setting.text) ?? setting.text, origin: setting.origin)
  }

  /// Whether the named provider also accepts a bare host as its address.
  private var takesHost: Bool {
    ProviderVariables.all.contains { $0.takesHost && $0.provider == written(.provider)?.text.lowercased() }
  }

  /// The same as written.
  private func written(_ option: CommonOption) -> Setting? {
    if let text = options.values[option] {
      Setting(text: text, origin: .flag(option.flag))
    } else if let text = environment[option.variable] {
      Setting(text: text, origin: .variable(option.variable))
    } else if let text = file.values[option], !isAnothers(option) {
      Setting(text: text, origin: .file(path: file.path, key: option.key))
    } else {
      nil
    }
  }
}

extension SettingSources {
  /// Whether the file's value belongs to another provider than the one named by the command or the environment: an
  /// address and a model belong to their provider.
  private func isAnothers(_ option: CommonOption) -> Bool {
    guard option == .baseURL || option == .model, let kept = file.values[.provider],
      let named = options.values[.provider] ?? environment[CommonOption.provider.variable]
    else { return false }
    return named.lowercased() != kept.lowercased()
  }

  /// The value in other programs' variables.
  private func foreign(_ option: CommonOption) -> Setting? {
    switch option {
    case .provider: impliedProvider
    case .baseURL: ownAddress(of: self[.provider]?.text.lowercased())
    case .certificateFile: variable("SSL_CERT_FILE")
    default: nil
    }
  }

  /// The address in a provider's own variables.
  private func ownAddress(of provider: String?) -> Setting? {
    ProviderVariables.of(provider).flatMap { variables in
      variables.address(in: environment).map { Setting(text: $0, origin: .variable(variables.address)) }
    }
  }

  private func variable(_ name: String) -> Setting? {
    environment[name].map { Setting(text: $0, origin: .variable(name)) }
  }

  /// The provider implied by a key. None where an address or a key of our own is set, because those mean another
  /// server.
  private var impliedProvider: Setting? {
    // A file of rules selects the rules, whatever keys exist.
    if let rules = own(.offlineScript) { return Setting(text: "offline", origin: rules.origin) }
    guard own(.baseURL) == nil, environment["AICHAT_API_KEY"] == nil else { return nil }
    for variables in ProviderVariables.all {
      guard let name = variables.implying.first(where: { environment[$0] != nil }) else { continue }
      return Setting(text: variables.provider, origin: .variable(name))
    }
    return nil
  }
}

extension SettingSources {
  /// A name: not empty, and without control characters.
  func text(_ option: CommonOption) throws(ConfigurationError) -> String? {
    try value(of: option) { $0.isEmpty || $0.unicodeScalars.contains(where: \.isControl) ? nil : $0 }
  }

  func truth(_ option: CommonOption) throws(ConfigurationError) -> Bool {
    try value(of: option) { text in
      switch text.lowercased() {
      case "true", "yes", "on", "1": true
      case "false", "no", "off", "0": false
      default: nil
      }
    } ?? false
  }

  /// A number of seconds, with or without a decimal part.
  func seconds(_ option: CommonOption) throws(ConfigurationError) -> Double? {
    try value(of: option) { text in Double(text).flatMap { (0.01...86_400).contains($0) ? $0 : nil } }
  }

  /// An amount of money.
  func amount(_ option: CommonOption) throws(ConfigurationError) -> Double? {
    try value(of: option) { AmountText($0)?.amount }
  }

  /// One of a few words, in any case; returned in the list's spelling.
  func text(_ option: CommonOption, of choices: [String]) throws(ConfigurationError) -> String? {
    try value(of: option) { text in choices.first { $0 == text.lowercased() } }
  }

  func choice<Choice: RawRepresentable<String>>(_ option: CommonOption) throws(ConfigurationError) -> Choice? {
    try value(of: option) { Choice(rawValue: $0.lowercased()) }
  }

  /// Names in lower case, without repetition, in the order in which they were written. An empty list is valid.
  func names(_ option: CommonOption) throws(ConfigurationError) -> [String]? {
    try value(of: option) { text in
      var names: [String] = []
      for part in text.split(separator: ",") {
        let name = part.drop(while: \.isWhitespace).lowercased().prefix { !$0.isWhitespace }
        let isWhole = part.lowercased().filter { !$0.isWhitespace } == name
        guard isWhole, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else { return nil }
        if !name.isEmpty, !names.contains(String(name)) { names.append(String(name)) }
      }
      return names
    }
  }

  /// Keys by the names of their shortcuts.
  func keys(_ option: CommonOption) throws(ConfigurationError) -> KeyChoices? {
    try value(of: option) { KeyChoices($0) }
  }

  /// The address of a provider: from our own sources, else from its own variables.
  func place(of provider: String?) -> Setting? { own(.baseURL) ?? ownAddress(of: provider) }

  /// The same as a web address, as it was written: with a host, without blanks. A variable that may be a host is
  /// returned unchanged.
  func address(of provider: String?) throws(ConfigurationError) -> String? {
    guard let setting = place(of: provider) else { return nil }
    let isHost =
      ProviderVariables.all.contains { $0.takesHost && .variable($0.address) == setting.origin }
      || takesHost && WebAddress.completed(setting.text) != nil
    guard isHost || Endpoint.isAddress(setting.text) else {
      throw .wrongValue(.baseURL, found: setting.text, at: setting.origin)
    }
    return setting.text
  }

  /// A web address: with a host, without blanks.
  func address(_ option: CommonOption) throws(ConfigurationError) -> String? {
    try value(of: option) { Endpoint.isAddress($0) ? $0 : nil }
  }

  /// An absolute path. `~/` is the home folder, which no shell has replaced in a file or a variable. Another relative
  /// path starts at the working folder; in config.json it is refused, because that file is read from everywhere.
  func path(_ option: CommonOption, home: String) throws(ConfigurationError) -> String? {
    let origin = self[option]?.origin
    return try value(of: option) { text in
      if text.isEmpty || text.unicodeScalars.contains("\0") { return nil }
      if text.hasPrefix("/") { return text }
      if text == "~" { return home }
      if text.hasPrefix("~/") { return UserDirectories.joined(home, String(text.dropFirst(2))) }
      if case .file = origin { return nil }
      return FilePath.workingFolder.map { UserDirectories.joined($0, text) }
    }
  }

  private func value<Value>(
    of option: CommonOption, _ interpreted: (String) -> Value?
  ) throws(ConfigurationError) -> Value? {
    guard let setting = self[option] else { return nil }
    guard let value = interpreted(setting.text) else {
      throw .wrongValue(option, found: setting.text, at: setting.origin)
    }
    return value
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
