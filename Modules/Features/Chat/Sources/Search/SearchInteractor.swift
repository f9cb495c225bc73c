public import Entities

/// The requirements of the search.
@MainActor public protocol SearchInteractor: ChatEventInteractor {
  /// The user's messages that contain every word of a query, the best first. The same greeting is found once.
  func searchMessages(_ query: MessageQuery, limit: Int) async throws -> [SearchHit]
  /// The current time, for the age of a message.
  var now: Timestamp { get }
}
