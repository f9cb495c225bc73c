/// Something to read, as a service of articles gives it.
public struct Article: Hashable, Sendable, Codable, Identifiable {
  /// The service's number for it.
  public var id: Int
  /// Its heading.
  public var title: String
  /// Its text.
  public var body: String
  /// Who wrote it.
  public var userId: User.ID

  /// An article from its parts.
  public init(id: Int, title: String, body: String, userId: User.ID) {
    self.id = id
    self.title = title
    self.body = body
    self.userId = userId
  }
}
