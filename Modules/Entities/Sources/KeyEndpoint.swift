/// The one server that a key is for, as one provider's protocol reaches it. Nobody else is ever sent the key.
public struct KeyEndpoint: Hashable, Sendable, Codable {
  /// The provider's name, as options spell it: `openai`.
  public var provider: String
  /// Scheme, host and port in small letters, without the port that the scheme has anyway: `https://api.openai.com`.
  public var server: String

  /// An endpoint from its parts.
  public init(provider: String, server: String) {
    self.provider = provider
    self.server = server
  }
}
