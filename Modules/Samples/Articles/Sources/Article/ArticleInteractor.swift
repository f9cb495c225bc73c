public import SampleEntities

/// What the screen of an article must know, when it is given only a number.
@MainActor public protocol ArticleInteractor {
  /// The article with this number; nil when there is none.
  func article(_ id: Article.ID) async throws -> Article?
}
