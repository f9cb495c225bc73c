public import SampleEntities

/// The article that a row shows.
public struct BylineParameters: Hashable, Sendable {
  /// The article.
  public let article: Article

  /// A row for this article.
  public init(article: Article) {
    self.article = article
  }
}
