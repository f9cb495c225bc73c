/// The only server that a key is sent to, with its provider's protocol.
public struct KeyEndpoint: Hashable, Sendable, Codable {
  /// The provider's name, as options spell it: `openai`.
  public var provider: String
  /// Scheme, host and port in small letters, without the scheme's default port: `https://api.openai.com`.
  public var server: String

  /// An endpoint.
  public init(provider: String, server: String) {
    self.provider = provider
    self.server = server
  }
}
