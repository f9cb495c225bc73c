/// A provider or server with models, and its answer to the request for them.
public struct ModelSource: Hashable, Sendable, Codable {
  /// Its display name: `openai`, `LM Studio`. It may be the name of a program that was found on this machine.
  public var name: String
  /// The provider's name, as options spell it.
  public var provider: String
  /// Its address, without private parts; nil for the offline rules.
  public var address: String?
  /// Its models, in its own order. Names come from servers: sanitise before showing.
  public var models: [ModelListing]
  /// Whether the answer is still awaited.
  public var isAwaited: Bool
  /// The reason why the request failed, in words for the user; nil when it succeeded.
  public var error: LocalizedText?

  /// A source.
  public init(
    name: String, provider: String, address: String? = nil, models: [ModelListing] = [], isAwaited: Bool = false,
    error: LocalizedText? = nil
  ) {
    self.name = name
    self.provider = provider
    self.address = address
    self.models = models
    self.isAwaited = isAwaited
    self.error = error
  }
}
