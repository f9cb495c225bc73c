public import Entities

/// The chat whose bookmarks, pins and deleted messages are shown.
public struct MessageListsParameters: Hashable, Sendable {
  let conversation: Conversation.ID

  /// The lists of a conversation.
  public init(of conversation: Conversation.ID) { self.conversation = conversation }
}
