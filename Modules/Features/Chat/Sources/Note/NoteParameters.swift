public import Entities

/// The chat whose author's note a screen shows.
public struct NoteParameters: Hashable, Sendable {
  let conversation: Conversation.ID

  /// The note of a conversation.
  public init(in conversation: Conversation.ID) { self.conversation = conversation }
}
