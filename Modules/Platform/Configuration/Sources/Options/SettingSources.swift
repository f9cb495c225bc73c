import Entities
import System

/// The sources of settings, in their order.
struct SettingSources: Sendable {
  let options: CommonOptions, environment: ProcessEnvironment, directories: UserDirectories?
  let file: ConfigurationFile

  /// The themes, of which the user's are beside the file.
  var themes: ThemeFolder { ThemeFolder(besideFile: file.path) }

  /// Throws where the setting names a theme that cannot be used.
  func checkTheme() throws(ConfigurationError) {
    guard let setting = self[.theme] else { return }
    try themes.check(CommonOption.theme.validValue(in: self), setting)
  }

  /// The value of an option: the first of flag, variable and key that is set, else that of other programs' variables
  /// or, for a provider, the implied one.
  subscript(option: CommonOption) -> Setting? {
    own(option) ?? foreign(option)
  }

  /// The value of flag, variable or key. A missing scheme of an address is added, except where the provider accepts a
  /// bare host.
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
  /// Only a file.
  init(_ file: ConfigurationFile) {
    self.init(
      options: CommonOptions(), environment: ProcessEnvironment([:]), directories: try? UserDirectories(), file: file)
  }

  /// No source.
  static let empty = SettingSources(ConfigurationFile(path: "", values: [:]))

  /// Whether the file's value belongs to another provider than the one named by the command or the environment: an
  /// address and a model belong to their provider.
  private func isAnothers(_ option: CommonOption) -> Bool {
    guard option == .baseURL || option == .model, let kept = file.values[.provider],
      let named = options.values[.provider] ?? environment[CommonOption.provider.variable]
    else { return false }
    return named.lowercased() != kept.lowercased()
  }

  /// The value in other programs' variables, or the implied provider.
  private func foreign(_ option: CommonOption) -> Setting? {
    switch option {
    case .provider: impliedProvider
    case .baseURL: ownAddress(of: self[.provider]?.text.lowercased())
    case .certificateFile:
      environment["SSL_CERT_FILE"].map { Setting(text: $0, origin: .variable("SSL_CERT_FILE")) }
    default: nil
    }
  }

  /// Whether an address may be a bare host: in the provider's own variable, and if the named provider accepts one.
  func takesAsHost(_ address: Setting) -> Bool {
    ProviderVariables.all.contains { $0.takesHost && .variable($0.address) == address.origin }
      || takesHost && WebAddress.completed(address.text) != nil
  }

  /// The address in a provider's own variables.
  private func ownAddress(of provider: String?) -> Setting? {
    ProviderVariables.of(provider).flatMap { variables in
      variables.address(in: environment).map { Setting(text: $0, origin: .variable(variables.address)) }
    }
  }

  /// The implied provider: the rules if there is a file of rules, else the first with one of its `implying` variables.
  /// A set address or AICHAT_API_KEY means another server, so then no variable implies a provider.
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
