public import Entities

/// The requirements of the search.
@MainActor public protocol SearchInteractor: ChatEventInteractor {
  /// The user's messages that contain every word of a text, the best first.
  func searchMessages(_ text: String, limit: Int) async throws -> [SearchHit]
}
