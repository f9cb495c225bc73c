/// A provider's key in a list, without the key itself.
public struct KeyEntry: Hashable, Sendable, Codable {
  /// The place where a key is stored.
  public enum Place: Hashable, Sendable, Codable {
    /// In a variable of the environment: `OPENAI_API_KEY`.
    case variable(String)
    /// In the desktop's keyring.
    case keyring
    /// In the file at this path.
    case file(String)
  }

  /// The server that it is for.
  public var endpoint: KeyEndpoint
  /// The place where it is stored.
  public var place: Place
  /// Its last four characters, to tell keys apart; nil for a short key, because they would reveal too much.
  public var ending: String?
  /// Whether this run uses it.
  public var isInForce: Bool
  /// The reason why it cannot be used; nil when it can.
  public var error: LocalizedText?

  /// An entry.
  public init(
    endpoint: KeyEndpoint, place: Place, ending: String? = nil, isInForce: Bool = false, error: LocalizedText? = nil
  ) {
    self.endpoint = endpoint
    self.place = place
    self.ending = ending
    self.isInForce = isInForce
    self.error = error
  }
}
