import SampleEntities

/// A source of articles.
protocol ArticleService: Sendable {
  /// All articles, in their order.
  func articles() async throws -> [Article]
}

/// The capability of reading articles, for a type with an article service.
protocol ArticleReading: Sendable {
  /// The service that the verbs use.
  var articleService: any ArticleService { get }
}

extension ArticleReading {
  /// All articles, in the service's order.
  func articles() async throws -> [Article] {
    try await articleService.articles()
  }

  /// The article with this number; nil when there is none.
  func article(_ id: Article.ID) async throws -> Article? {
    try await articles().first { $0.id == id }
  }

  /// The articles of a user, in the service's order.
  func articles(by user: User) async throws -> [Article] {
    try await articles().filter { $0.userId == user.id }
  }
}
