public import Entities

/// The chat of the shown author's note.
public struct NoteParameters: Hashable, Sendable {
  let conversation: Conversation.ID

  /// The note of a conversation.
  public init(in conversation: Conversation.ID) { self.conversation = conversation }
}
