public import Entities

/// The requirements of the map of a chat.
@MainActor public protocol MapInteractor {
  /// The branches of a conversation.
  func chatMap(of conversation: Conversation.ID) async throws -> ChatMap
  /// The current time, for the age of a branch.
  var now: Timestamp { get }
}
