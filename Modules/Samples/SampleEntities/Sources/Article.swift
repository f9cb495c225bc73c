/// An article of a service.
public struct Article: Hashable, Sendable, Codable, Identifiable {
  /// The service's number for it.
  public var id: Int
  /// Its heading.
  public var title: String
  /// Its text.
  public var body: String
  /// Its author.
  public var userId: User.ID

  /// Makes an article.
  public init(id: Int, title: String, body: String, userId: User.ID) {
    self.id = id
    self.title = title
    self.body = body
    self.userId = userId
  }
}
