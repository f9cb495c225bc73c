public import SampleEntities

/// The article that a screen shows.
public struct ArticleParameters: Hashable, Sendable {
  /// Its number.
  public let id: Article.ID
  /// The article; nil when the screen has to load it.
  public let article: Article?

  /// A loaded article.
  public init(article: Article) {
    id = article.id
    self.article = article
  }

  /// An article that has to be loaded.
  public init(id: Article.ID) {
    self.id = id
    article = nil
  }
}

extension ArticleParameters {
  /// Parses the path after `article/` in a link; nil when it is not a number.
  init?(path: [String]) {
    guard path.count == 1, let id = Article.ID(path[0]) else { return nil }
    self.init(id: id)
  }
}
