public import Entities

/// The chat of the shown map.
public struct MapParameters: Hashable, Sendable {
  let conversation: Conversation.ID

  /// The map of a conversation.
  public init(of conversation: Conversation.ID) { self.conversation = conversation }
}
