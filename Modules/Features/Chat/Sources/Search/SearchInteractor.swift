public import Entities

/// What the search needs.
@MainActor public protocol SearchInteractor: ChatLogInteractor {
  /// The user's messages that hold every word of a text, the best first.
  func searchMessages(_ text: String, limit: Int) async throws -> [SearchHit]
}
