public import Entities

/// The requirements of the search.
@MainActor public protocol SearchInteractor: ChatEventInteractor, FindingInteractor {
  /// The current time, for the age of a message.
  var now: Timestamp { get }
}

/// Finds chats by their names, and messages by their words: for the screen and the command of the search.
@MainActor public protocol FindingInteractor: ChatActionsInteractor {
  /// The user's messages that contain every word of a query, the best first. The same greeting is found once.
  func searchMessages(_ query: MessageQuery, limit: Int) async throws -> [SearchHit]
}
