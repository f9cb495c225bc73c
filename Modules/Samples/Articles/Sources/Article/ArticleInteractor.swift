public import SampleEntities

/// The data of the article's screen, when only a number is given.
@MainActor public protocol ArticleInteractor {
  /// The article with this number; nil when there is none.
  func article(_ id: Article.ID) async throws -> Article?
}
