public import SampleEntities

/// Where the list of articles leads.
@MainActor public protocol ArticlesRouter {
  /// Shows an article that is at hand.
  func showArticle(_ article: Article)
  /// Shows the search for users.
  func showUserSearch()
}
