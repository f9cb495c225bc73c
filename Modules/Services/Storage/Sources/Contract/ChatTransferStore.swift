public import Entities

/// Reads whole chats for files, and adds chats of files in pieces that become visible together.
public protocol ChatTransferStore: Sendable {
  /// A chat with the end of its shown path, the newest message that the user has seen, and what its import kept; nil
  /// when it does not exist.
  func head(of chat: Conversation.ID) async throws(StorageError) -> ChatHead?

  /// The message that was added to a chat last, on any branch; nil when it has none.
  func newestMessage(in chat: Conversation.ID) async throws(StorageError) -> Message.ID?

  /// Every message of a chat, each after its parent, as if read at one moment. Other calls and programs are not
  /// blocked. A reply that is still arriving is given as interrupted, with the text that has arrived.
  /// - Throws: `.missing` when the chat does not exist, and what the body throws.
  func tree(
    of chat: Conversation.ID, _ body: @escaping @Sendable (TreeMessage) throws(StorageError) -> Void
  ) async throws(StorageError)

  /// What imports kept of these messages, by their ids. Messages of which nothing was kept are left out.
  func extras(of messages: [Message.ID]) async throws(StorageError) -> [Message.ID: String]

  /// The chat of the profile that was imported with this fingerprint; nil when there is none.
  func chat(
    importedAs fingerprint: String, by profile: UserProfile.ID
  ) async throws(StorageError) -> Conversation.ID?

  /// Those of the ids that are in use.
  func used(_ messages: [Message.ID]) async throws(StorageError) -> Set<Message.ID>

  /// Adds messages of chats that do not exist yet, in one short step: all of them or none. They are visible nowhere
  /// until `publish`. If the program ends before, the next start removes them. A tip that is not below its message is
  /// left out.
  /// - Throws: `.missing` when the profile does not exist or a parent was not added; `.failed` when an id is in use.
  func stage(_ piece: StagedPiece, for profile: UserProfile.ID) async throws(StorageError)

  /// Makes chats with their staged messages visible, with new avatars and a note, in one step: everything or nothing.
  /// - Throws: `.missing` when the profile does not exist, or the shown message of a chat is not among its staged
  ///   messages; `.failed` when an id is in use, or a chat of the profile was imported with the same fingerprint
  ///   meanwhile.
  func publish(_ import: StagedImport, for profile: UserProfile.ID) async throws(StorageError)

  /// Removes the messages of these chats that this store has staged and not published.
  func discardStaged(_ chats: [Conversation.ID]) async throws(StorageError)
}

/// A chat, besides its messages.
public struct ChatHead: Hashable, Sendable {
  /// The chat itself.
  public var chat: Conversation
  /// The end of its shown path, and the newest message that the user has seen.
  public var shown: Message.ID?, seen: Message.ID?
  /// What its import kept of a file beyond these fields; empty for nothing. Storage does not interpret it.
  public var extra: String

  /// A chat.
  public init(_ chat: Conversation, shown: Message.ID? = nil, seen: Message.ID? = nil, extra: String = "") {
    (self.chat, self.shown, self.seen, self.extra) = (chat, shown, seen, extra)
  }
}

/// A message of a chat's tree.
public struct TreeMessage: Hashable, Sendable {
  /// The message itself.
  public var message: Message
  /// The end of the path last shown through it, where another path is shown now.
  public var tip: Message.ID?
  /// What its import kept of a file beyond these fields; empty for nothing. Storage does not interpret it.
  public var extra: String

  /// A message.
  public init(_ message: Message, tip: Message.ID? = nil, extra: String = "") {
    (self.message, self.tip, self.extra) = (message, tip, extra)
  }
}

/// Messages that are added in one step. The messages of a chat stand together, each after its parent.
public struct StagedPiece: Hashable, Sendable {
  /// The messages. Their `tip` has no meaning: the message that it names may come later.
  public var messages: [TreeMessage] = []
  /// The end of the path last shown through a message, for messages of this piece or an earlier one.
  public var tips: [Message.ID: Message.ID] = [:]

  /// An empty piece.
  public init() {}
}

/// What becomes visible together with the staged messages.
public struct StagedImport: Hashable, Sendable {
  /// A chat, with the fingerprint by which the same file is recognised later.
  public struct Chat: Hashable, Sendable {
    /// The chat.
    public var head: ChatHead
    /// Stands for its contents in the file.
    public var fingerprint: String

    /// A chat.
    public init(_ head: ChatHead, fingerprint: String) { (self.head, self.fingerprint) = (head, fingerprint) }
  }

  /// The chats. A chat without messages needs no staging.
  public var chats: [Chat] = []
  /// The new avatars of the chats.
  public var avatars: [Avatar] = []
  /// Notes of the profile with what the chats have besides their messages, by their names.
  public var notes: [String: String] = [:]
  /// A note of the profile about the import, by its name; nil for none.
  public var note: (name: String, text: String)? {
    get { noteName.map { ($0, noteText) } }
    set { (noteName, noteText) = (newValue?.name, newValue?.text ?? "") }
  }
  private var noteName: String?, noteText = ""

  /// An empty import.
  public init() {}
}
