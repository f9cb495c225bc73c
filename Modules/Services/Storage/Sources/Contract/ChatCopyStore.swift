public import Entities

/// Copies whole chats, in pieces that become visible together.
public protocol ChatCopyStore: Sendable {
  /// Copies a chat, as it is at one moment, into a new one. The original stays as it is.
  ///
  /// The copy has every final message of every branch that is not in the trash, under a new id. A message keeps its
  /// reasoning, its marks, its time, and what an import kept of it. The copy shows the same path, and has the same
  /// persona and lorebooks, and the notes that are asked for. It has no usage, because that counts once, and no
  /// fingerprint of an import. A message that is still arriving, or is deleted meanwhile, is left out.
  ///
  /// The messages are added in short steps, of at most 256. They are visible nowhere before the last step. If the
  /// program ends before, the next start removes them.
  /// - Parameter onPiece: Called after each step with the number of messages so far. If it throws, the copy ends, and
  ///   nothing of it is left.
  /// - Throws: `.missing` when the chat does not exist, or is deleted meanwhile; `.failed` when the id of the copy is
  ///   in use; and what `onPiece` throws.
  func copy(
    _ id: Conversation.ID, as copy: ChatCopy,
    _ onPiece: @escaping @Sendable (_ messages: Int) throws(StorageError) -> Void
  ) async throws(StorageError)
}

/// A chat that is made as a copy of another.
public struct ChatCopy: Sendable {
  /// The ids of the original's messages in the copy; nil for a message that the copy does not have.
  public typealias NewIDs = (Message.ID) -> Message.ID?

  /// The new chat. Its profile is that of the original.
  public var chat: Conversation
  /// The names of the notes that are copied, each with its name in the copy.
  public var notes: [String: String]
  /// The text of a note in the copy, from the name and the text of the original's; nil leaves it out.
  public var text: @Sendable (_ name: String, _ text: String, _ ids: NewIDs) -> String?

  /// A copy. Without `text` the notes have the same texts.
  public init(
    _ chat: Conversation, notes: [String: String] = [:],
    text: @escaping @Sendable (_ name: String, _ text: String, _ ids: NewIDs) -> String? = { _, text, _ in text }
  ) {
    (self.chat, self.notes, self.text) = (chat, notes, text)
  }
}

/// A piece of a copy.
enum CopyPiece {
  /// The largest number of messages of a piece, and about the largest number of bytes of their texts. A piece holds the
  /// write lock for some milliseconds.
  static let messages = 256, bytes = 512 << 10
}

extension Message {
  /// The same message in another chat, under a new id.
  /// - Parameter parent: The message before it; nil for none.
  func copied(to chat: Conversation.ID, below parent: ID? = nil) -> Message {
    Message(
      id: ID(at: created), chat: chat, parent: parent, role: role, speaker: speaker, text: text, reasoning: reasoning,
      state: state, model: model, created: created, marks: marks)
  }
}
