import Entities
import Storage

/// A chat store that records its writes in order, and fails where a test wants it to.
final class WatchedChatStore: ChatStore {
  enum Event: Hashable {
    case append(Message)
    case update(Message.ID, String)
    case finish(Message.ID, String, Message.State)

    var isUpdate: Bool { if case .update = self { true } else { false } }
  }

  struct Failures {
    var append: (@Sendable (Message) -> StorageError?)?
    var update: StorageError?
    var finish: StorageError?
  }

  private let stored: any ChatStore
  /// Counts the calls that reached the store.
  let trips = Watched(0)
  let events = Watched<[Event]>([])
  let failures = Watched(Failures())
  /// Counts the attempts to update, failed ones too.
  let attempts = Watched(0)
  let abandoned = Watched<[Message.ID]>([])
  /// Counts the searches for the latest chat.
  let lookups = Watched(0)
  /// While it is false, updates and searches for the latest chat wait.
  let isOpen = Watched(true)

  /// The action of another program just before a message is added.
  let beforeAppending = Watched<(@Sendable () async -> Void)?>(nil)
  /// The same just before a chat gets a title.
  let beforeRenaming = Watched<(@Sendable () async -> Void)?>(nil)

  init(_ base: any ChatStore) {
    stored = base
  }

  private var base: any ChatStore {
    trips.change { $0 += 1 }
    return stored
  }

  var updates: [String] {
    events.value.compactMap { if case .update(_, let text) = $0 { text } else { nil } }
  }

  func append(_ message: Message, inPlaceOf end: Message.ID?) async throws(StorageError) -> Bool {
    if let failure = failures.value.append?(message) { throw failure }
    await beforeAppending.value?()
    guard try await base.append(message, inPlaceOf: end) else { return false }
    events.change { $0.append(.append(message)) }
    return true
  }

  func append(
    _ question: Message, answeredBy reply: Message, after ended: Set<Message.ID>, beginning new: NewChat?
  ) async throws(StorageError) -> Message? {
    let greetings = new?.greetings ?? []
    for message in greetings + [question, reply] {
      if let failure = failures.value.append?(message) { throw failure }
    }
    await beforeAppending.value?()
    let said = try await base.append(question, answeredBy: reply, after: ended, beginning: new)
    guard let said else { return nil }
    events.change { $0 += (greetings + [said, reply]).map { .append($0) } }
    return said
  }

  func append(
    _ question: Message, answeredBy reply: Message, beside earlier: Message.ID, inPlaceOf end: Message.ID
  ) async throws(StorageError) -> Message? {
    for message in [question, reply] { if let failure = failures.value.append?(message) { throw failure } }
    await beforeAppending.value?()
    let said = try await base.append(question, answeredBy: reply, beside: earlier, inPlaceOf: end)
    guard let said else { return nil }
    events.change { $0 += [.append(said), .append(reply)] }
    return said
  }

  func update(_ id: Message.ID, text: String, reasoning: String?) async throws(StorageError) {
    attempts.change { $0 += 1 }
    await isOpen.until { $0 }
    if let failure = failures.value.update { throw failure }
    try await base.update(id, text: text, reasoning: reasoning)
    events.change { $0.append(.update(id, text)) }
  }

  func finish(
    _ id: Message.ID, text: String, reasoning: String?, state: Message.State, usage: UsageRecord?
  ) async throws(StorageError) {
    if let failure = failures.value.finish { throw failure }
    try await base.finish(id, text: text, reasoning: reasoning, state: state, usage: usage)
    events.change { $0.append(.finish(id, text, state)) }
  }

  func markAbandonedReplies() async throws(StorageError) -> [Message.ID] {
    if abandoned.value.isEmpty { return try await base.markAbandonedReplies() }
    for id in abandoned.value {
      let text = try await base.message(id)?.text ?? ""
      try await base.finish(id, text: text, state: .interrupted)
    }
    return abandoned.change { ids in
      defer { ids = [] }
      return ids
    }
  }
}

extension WatchedChatStore {
  func create(_ new: NewChat) async throws(StorageError) {
    for message in new.greetings { if let failure = failures.value.append?(message) { throw failure } }
    try await base.create(new)
    events.change { $0 += new.greetings.map { .append($0) } }
  }
  func chat(_ id: Conversation.ID) async throws(StorageError) -> Conversation? { try await base.chat(id) }
  func context(
    of id: Conversation.ID, notes: @Sendable (Conversation) -> [String]
  ) async throws(StorageError) -> ChatContext? { try await base.context(of: id, notes: notes) }
  func latestChat(of profile: UserProfile.ID, with avatar: Avatar.ID) async throws(StorageError) -> Conversation? {
    lookups.change { $0 += 1 }
    await isOpen.until { $0 }
    return try await base.latestChat(of: profile, with: avatar)
  }
  func outline(of chat: Conversation.ID) async throws(StorageError) -> [MessageOutline] {
    try await base.outline(of: chat)
  }

  func chats(
    of profile: UserProfile.ID, on shelf: ChatShelf, offset: Int, limit: Int
  ) async throws(StorageError) -> [ChatSummary] {
    try await base.chats(of: profile, on: shelf, offset: offset, limit: limit)
  }

  func shelves(of profile: UserProfile.ID) async throws(StorageError) -> ChatShelves {
    try await base.shelves(of: profile)
  }

  func move(_ id: Conversation.ID, to place: ChatPlace) async throws(StorageError) {
    try await base.move(id, to: place)
  }
  func chats(
    of profile: UserProfile.ID, named letters: LetterPattern, orWith avatars: [Avatar.ID],
    orAmong ids: [Conversation.ID],
    limit: Int
  ) async throws(StorageError) -> [ChatSummary] {
    try await base.chats(of: profile, named: letters, orWith: avatars, orAmong: ids, limit: limit)
  }

  func chatIDs(of profile: UserProfile.ID) async throws(StorageError) -> [Conversation.ID] {
    try await base.chatIDs(of: profile)
  }
  func rename(_ id: Conversation.ID, to title: String?) async throws(StorageError) {
    await beforeRenaming.value?()
    try await base.rename(id, to: title)
  }
  func deleteChat(_ id: Conversation.ID) async throws(StorageError) { try await base.deleteChat(id) }
  func message(_ id: Message.ID) async throws(StorageError) -> Message? { try await base.message(id) }
  func messages(
    of chat: Conversation.ID, before: Message.ID?, limit: Int
  ) async throws(StorageError) -> MessagePage {
    try await base.messages(of: chat, before: before, limit: limit)
  }
  func messages(
    of chat: Conversation.ID, after: Message.ID, limit: Int
  ) async throws(StorageError) -> MessagePage {
    try await base.messages(of: chat, after: after, limit: limit)
  }
  func shownMessage(
    nearest id: Message.ID, in chat: Conversation.ID
  ) async throws(StorageError) -> Message.ID? {
    try await base.shownMessage(nearest: id, in: chat)
  }
  func siblings(of id: Message.ID) async throws(StorageError) -> [Message.ID] { try await base.siblings(of: id) }
  func alternatives(
    in chat: Conversation.ID, upTo last: Message.ID?, limit: Int
  ) async throws(StorageError) -> [Message.ID: [Message.ID]] {
    try await base.alternatives(in: chat, upTo: last, limit: limit)
  }
  func depth(of id: Message.ID) async throws(StorageError) -> Int { try await base.depth(of: id) }
  func leaf(below id: Message.ID) async throws(StorageError) -> Message.ID { try await base.leaf(below: id) }
  func show(
    pathTo leaf: Message.ID, in chat: Conversation.ID, inPlaceOf end: Message.ID?
  ) async throws(StorageError) -> Bool {
    try await base.show(pathTo: leaf, in: chat, inPlaceOf: end)
  }
  func mark(_ id: Message.ID, with mark: MessageMark) async throws(StorageError) {
    try await base.mark(id, with: mark)
  }
  func markedMessages(of chat: Conversation.ID, limit: Int) async throws(StorageError) -> [Message] {
    try await base.markedMessages(of: chat, limit: limit)
  }
  func delete(
    _ id: Message.ID, _ extent: MessageDeletion.Extent, as deletion: MessageDeletion.ID, at time: Timestamp,
    inPlaceOf end: Message.ID?
  ) async throws(StorageError) -> MessageDeletion? {
    try await base.delete(id, extent, as: deletion, at: time, inPlaceOf: end)
  }
  func undo(_ deletion: MessageDeletion.ID, inPlaceOf end: Message.ID?) async throws(StorageError) -> Bool {
    try await base.undo(deletion, inPlaceOf: end)
  }
  func deletions(in chat: Conversation.ID) async throws(StorageError) -> [MessageDeletion] {
    try await base.deletions(in: chat)
  }
  func emptyTrash(of chat: Conversation.ID?, until time: Timestamp) async throws(StorageError) {
    try await base.emptyTrash(of: chat, until: time)
  }
  func hasMessage(_ id: Message.ID) async throws(StorageError) -> Bool { try await base.hasMessage(id) }
  func moveToTrash(_ id: Conversation.ID, at time: Timestamp) async throws(StorageError) -> Bool {
    try await base.moveToTrash(id, at: time)
  }
  func restoreChat(_ id: Conversation.ID) async throws(StorageError) { try await base.restoreChat(id) }
  func deletedChat(_ id: Conversation.ID) async throws(StorageError) -> Conversation? { try await base.deletedChat(id) }
  func deletedChatIDs(of profile: UserProfile.ID) async throws(StorageError) -> [Conversation.ID] {
    try await base.deletedChatIDs(of: profile)
  }
  func emptyChatTrash(
    of profile: UserProfile.ID?, until time: Timestamp
  ) async throws(StorageError) -> [Conversation] {
    try await base.emptyChatTrash(of: profile, until: time)
  }
  func copy(
    _ id: Conversation.ID, as copy: ChatCopy,
    _ onPiece: @escaping @Sendable (_ messages: Int) throws(StorageError) -> Void
  ) async throws(StorageError) { try await base.copy(id, as: copy, onPiece) }
  func markSeen(_ id: Conversation.ID) async throws(StorageError) { try await base.markSeen(id) }
  func search(
    _ text: String, among filter: MessageFilter, of profile: UserProfile.ID, limit: Int
  ) async throws(StorageError) -> [SearchHit] {
    try await base.search(text, among: filter, of: profile, limit: limit)
  }
}
