/// A model in a provider's list; properties that the list does not contain are nil.
public struct ModelListing: Hashable, Sendable, Codable, Identifiable {
  /// The model's name as requests spell it.
  public var id: String
  /// Its display name. From the server: sanitise before showing.
  public var name: String
  /// The size of its context window, in tokens.
  public var contextWindow: Int?
  /// Whether it accepts pictures.
  public var acceptsImages: Bool?

  /// A listing; without a display name, the id serves as one.
  public init(id: String, name: String? = nil, contextWindow: Int? = nil, acceptsImages: Bool? = nil) {
    self.id = id
    self.name = name ?? id
    self.contextWindow = contextWindow
    self.acceptsImages = acceptsImages
  }
}
