/// A provider's key as a list shows it: everything about it but the key.
public struct KeyEntry: Hashable, Sendable, Codable {
  /// Where a key is kept.
  public enum Place: Hashable, Sendable, Codable {
    /// In a variable of the environment: `OPENAI_API_KEY`.
    case variable(String)
    /// In the desktop's keyring.
    case keyring
    /// In the file at this path.
    case file(String)
  }

  /// Whom it is for.
  public var endpoint: KeyEndpoint
  /// Where it is kept.
  public var place: Place
  /// Its last four characters, to tell one key from another; nil for a short key, of which they would be too much.
  public var ending: String?
  /// Whether it is the one that this run sends.
  public var isInForce: Bool
  /// Why it cannot be used, in words for people; nil when it can.
  public var error: LocalizedText?

  /// An entry from its parts.
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
