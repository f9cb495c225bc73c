public import Entities

/// What the search must know.
@MainActor public protocol SearchInteractor {
  /// Where the user's messages hold every word of a text, the best first.
  func searchMessages(_ text: String, limit: Int) async throws -> [SearchHit]
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
