public import SampleEntities

/// Which article a screen shows.
public struct ArticleParameters: Hashable, Sendable {
  /// Its number.
  public let id: Article.ID
  /// The article, where it is at hand; otherwise the screen loads it.
  public let article: Article?

  /// An article that is at hand.
  public init(article: Article) {
    id = article.id
    self.article = article
  }

  /// An article that must be loaded.
  public init(id: Article.ID) {
    self.id = id
    article = nil
  }
}

extension ArticleParameters {
  /// What comes after `article/` in a link; nil when it is no number.
  init?(path: [String]) {
    guard path.count == 1, let id = Article.ID(path[0]) else { return nil }
    self.init(id: id)
  }
}
