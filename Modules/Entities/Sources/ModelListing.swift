/// What a provider's list says about a model; nil where it does not say.
public struct ModelListing: Hashable, Sendable, Codable, Identifiable {
  /// The model's name as requests spell it.
  public var id: String
  /// Its name for people. From the server: sanitise before showing.
  public var name: String
  /// How many tokens it can keep in view.
  public var contextWindow: Int?
  /// Whether it sees pictures.
  public var acceptsImages: Bool?

  /// A listing from its parts; without a name for people, the id is it.
  public init(id: String, name: String? = nil, contextWindow: Int? = nil, acceptsImages: Bool? = nil) {
    self.id = id
    self.name = name ?? id
    self.contextWindow = contextWindow
    self.acceptsImages = acceptsImages
  }
}
