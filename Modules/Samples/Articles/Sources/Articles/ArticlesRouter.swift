public import SampleEntities

/// The destinations of the list of articles.
@MainActor public protocol ArticlesRouter {
  /// Shows a loaded article.
  func showArticle(_ article: Article)
  /// Shows the search for users.
  func showUserSearch()
}
