/// A place that models come from, and what it said when it was asked for them.
public struct ModelSource: Hashable, Sendable, Codable {
  /// Its name for people: `openai`, `LM Studio`. It may be the name of a program that was found on this machine.
  public var name: String
  /// The provider's name, as options spell it.
  public var provider: String
  /// Where it is, without anything private; nil for rules on this machine.
  public var address: String?
  /// What it has, in its own order. Names come from servers: sanitise before showing.
  public var models: [ModelListing]
  /// Whether it was asked, and has not answered yet.
  public var isAwaited: Bool
  /// Why it did not tell, in words for people; nil when it did.
  public var error: LocalizedText?

  /// A source from its parts.
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
