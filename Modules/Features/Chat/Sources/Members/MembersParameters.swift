public import Entities

/// The chat of the shown members.
public struct MembersParameters: Hashable, Sendable {
  let conversation: Conversation.ID

  /// The members of a conversation.
  public init(of conversation: Conversation.ID) { self.conversation = conversation }
}
