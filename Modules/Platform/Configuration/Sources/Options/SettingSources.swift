import Entities
import System

/// The places where a setting can stand, asked in order.
struct SettingSources: Sendable {
  let options: CommonOptions, environment: ProcessEnvironment, directories: UserDirectories?
  let file: ConfigurationFile

  /// The value of an option: the first that is set of flag, variable and key, else of the providers' own variables.
  subscript(option: CommonOption) -> Setting? {
    own(option) ?? foreign(option)
  }

  /// The value of flag, variable or key. An address that was written without its scheme has one.
  func own(_ option: CommonOption) -> Setting? {
    let setting = written(option)
    guard let setting, option.kind == .address, option != .baseURL || !takesHost else { return setting }
    return Setting(text: WebAddress.completed(setting.text) ?? setting.text, origin: setting.origin)
  }

  /// Whether the named provider finds its server by a bare host too.
  private var takesHost: Bool {
    ProviderVariables.all.contains { $0.takesHost && $0.provider == written(.provider)?.text.lowercased() }
  }

  /// The same as it was written.
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
  /// No place but the file.
  init(_ file: ConfigurationFile) {
    self.init(
      options: CommonOptions(), environment: ProcessEnvironment([:]), directories: try? UserDirectories(), file: file)
  }

  /// No place at all.
  static let empty = SettingSources(ConfigurationFile(path: "", values: [:]))

  /// Whether what the file says of this is for another provider than the one that the command or the environment names:
  /// an address and a model are their provider's.
  private func isAnothers(_ option: CommonOption) -> Bool {
    guard option == .baseURL || option == .model, let kept = file.values[.provider],
      let named = options.values[.provider] ?? environment[CommonOption.provider.variable]
    else { return false }
    return named.lowercased() != kept.lowercased()
  }

  /// The value of variables that are not ours.
  private func foreign(_ option: CommonOption) -> Setting? {
    switch option {
    case .provider: impliedProvider
    case .baseURL: ownAddress(of: self[.provider]?.text.lowercased())
    case .certificateFile:
      environment["SSL_CERT_FILE"].map { Setting(text: $0, origin: .variable("SSL_CERT_FILE")) }
    default: nil
    }
  }

  /// Whether an address may be a bare host: in the provider's own variable, and where the named provider takes one.
  func takesAsHost(_ address: Setting) -> Bool {
    ProviderVariables.all.contains { $0.takesHost && .variable($0.address) == address.origin }
      || takesHost && WebAddress.completed(address.text) != nil
  }

  /// Where a provider's own variables say that it is.
  private func ownAddress(of provider: String?) -> Setting? {
    ProviderVariables.of(provider).flatMap { variables in
      variables.address(in: environment).map { Setting(text: $0, origin: .variable(variables.address)) }
    }
  }

  /// The provider that has a key. None where an address or a key of our own is set: those mean another server.
  private var impliedProvider: Setting? {
    // A file of rules is to answer, whatever keys there are.
    if let rules = own(.offlineScript) { return Setting(text: "offline", origin: rules.origin) }
    guard own(.baseURL) == nil, environment["AICHAT_API_KEY"] == nil else { return nil }
    for variables in ProviderVariables.all {
      guard let name = variables.implying.first(where: { environment[$0] != nil }) else { continue }
      return Setting(text: variables.provider, origin: .variable(name))
    }
    return nil
  }
}
