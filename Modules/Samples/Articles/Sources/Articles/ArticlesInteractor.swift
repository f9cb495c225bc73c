public import SampleEntities

/// The data of the list of articles.
@MainActor public protocol ArticlesInteractor {
  /// All articles, in reading order.
  func articles() async throws -> [Article]
}
