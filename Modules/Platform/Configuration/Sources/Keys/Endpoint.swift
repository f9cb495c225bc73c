import Entities
import System

/// The address of a provider, with the key for exactly that address.
public struct Endpoint: Hashable, Sendable {
  /// The provider's name; nil leaves it to other settings.
  public let provider: String?
  /// The provider's address, as it was written; nil for its own.
  public let baseURL: String?
  /// The key for that address: from the environment or, after `Credentials.unlocked`, the saved one.
  public internal(set) var apiKey: APIKey?

  /// No provider, address or key.
  init() {
    (provider, baseURL, apiKey) = (nil, nil, nil)
  }

  /// A provider at an address, without a key from the environment.
  init(provider: String, baseURL: String?) {
    (self.provider, self.baseURL, apiKey) = (provider, baseURL, nil)
  }

  /// The endpoint of the provider that a run uses, from our own settings and from the provider's variables.
  ///
  /// A key belongs to one address: OPENAI_API_KEY to OPENAI_BASE_URL, or to OpenAI's own address. If a setting of ours
  /// names another address, that key is not sent. AICHAT_API_KEY belongs to the address in use.
  init(_ settings: SettingSources) throws(ConfigurationError) {
    let provider = try CommonOption.provider.value(in: settings)
    let variables = ProviderVariables.of(provider)
    let environment = settings.environment
    let own = settings.own(.baseURL)?.text
    self.provider = provider
    baseURL = try CommonOption.baseURL.value(in: settings) ?? nil
    let belongs = own.map { own in
      variables.map { Self.isSame(own, $0.address(in: environment) ?? $0.home) } ?? false
    }
    apiKey =
      if let key = try APIKey(variable: "AICHAT_API_KEY", in: environment) {
        key
      } else if let variable = variables?.key, belongs ?? true {
        try APIKey(variable: variable, in: environment)
      } else {
        nil
      }
  }

  /// The endpoint by a provider's own variables; nil when none of them is set, and no key is saved for it.
  init?(
    _ variables: ProviderVariables, in environment: ProcessEnvironment, isSaved: Bool = false
  ) throws(ConfigurationError) {
    let address = variables.address(in: environment)
    let key: APIKey? = if let name = variables.key { try APIKey(variable: name, in: environment) } else { nil }
    guard address != nil || key != nil || isSaved else { return nil }
    if let address, !variables.takesHost, !Self.isAddress(address) {
      throw .wrongValue(.baseURL, found: address, at: .variable(variables.address))
    }
    provider = variables.provider
    baseURL = address
    apiKey = key
  }
}

extension Endpoint {
  /// Whether a text is a web address: http or https, a host, and neither blanks nor control characters.
  static func isAddress(_ text: String) -> Bool {
    let lowercase = text.lowercased()
    guard let scheme = ["http://", "https://"].first(where: lowercase.hasPrefix) else { return false }
    let host = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    return !host.isEmpty && !host.hasPrefix(":")
      && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }

  /// An address without private parts: without a password in front of the host, and without a query.
  static func shown(_ address: String) -> String {
    let open = address.prefix { !"?#".contains($0) }
    let start = open.firstRange(of: "://")?.upperBound ?? open.startIndex
    let rest = open[start...]
    let server = rest.prefix { $0 != "/" }
    let host = server.lastIndex(of: "@").map { server[server.index(after: $0)...] } ?? server
    return String(open[..<start] + host + rest[server.endIndex...])
  }

  /// Whether two addresses are the same, apart from a slash at the end.
  static func isSame(_ one: String?, _ other: String?) -> Bool {
    func bare(_ text: String) -> Substring { text.hasSuffix("/") ? text.dropLast() : text[...] }
    return one.map(bare) == other.map(bare)
  }
}
