public import SampleEntities

/// The data of one row: the author of its article.
@MainActor public protocol BylineInteractor {
  /// The author; nil when the service has no user with the article's `userId`.
  func author(of article: Article) async throws -> User?
}
