public import SampleEntities

/// What the list of articles must know.
@MainActor public protocol ArticlesInteractor {
  /// All articles, in the order in which they shall be read.
  func articles() async throws -> [Article]
}
