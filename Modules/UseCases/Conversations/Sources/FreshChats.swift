import Entities
import Storage
import Synchronization

/// The chat store of the service. Looking at a character stores nothing: a new conversation stays in memory, with its
/// greetings, until the user does something in it. Then it is stored: with its first message in one step, or before any
/// other change.
final class FreshChats: ChatStore {
  private struct Fresh {
    var chat: Conversation
    /// Its greetings. One of them is shown.
    var greetings: [Message]
    /// The greeting that is shown.
    var shown: Message.ID?
    /// The storing that is in progress.
    var storing: Task<StorageError?, Never>?

    var greeting: Message? { greetings.first { $0.id == shown } }
  }

  private let stores: Stores
  private let fresh = Mutex<[Conversation.ID: Fresh]>([:])

  init(_ stores: Stores) {
    self.stores = stores
  }

  var base: any ChatStore { stores.chats }

  /// Adds a conversation that is stored with its first change.
  /// - Parameter greetings: Its greetings; the first one is shown.
  func prepare(_ chat: Conversation, greetings: [Message]) {
    fresh.withLock { $0[chat.id] = Fresh(chat: chat, greetings: greetings, shown: greetings.first?.id) }
  }

  /// The conversation with an avatar that is not stored yet and whose greetings are those that it would have now; nil
  /// when there is none.
  func prepared(
    of profile: UserProfile.ID, with avatar: Avatar.ID, saying greetings: (Conversation) -> [String]
  ) -> Conversation? {
    let all = fresh.withLock { $0.values.filter { $0.chat.profile == profile && $0.chat.avatar == avatar } }
    return all.first { $0.greetings.map(\.text) == greetings($0.chat) }?.chat
  }

  /// Gives the greetings of a conversation that is not stored yet other texts.
  /// - Returns: The shown greeting; nil if it has not changed.
  func renew(_ id: Conversation.ID, saying texts: [String]) -> Message? {
    fresh.withLock { fresh in
      guard let found = fresh[id], found.storing == nil, found.greetings.count == texts.count else { return nil }
      for (index, text) in texts.enumerated() { fresh[id]?.greetings[index].text = text }
      return fresh[id]?.greeting == found.greeting ? nil : fresh[id]?.greeting
    }
  }

  /// Stores a conversation that is not stored yet. If that fails, it stays in memory.
  func store(_ id: Conversation.ID) async throws(StorageError) {
    let storing = beginStoring(id) { [base] (new) throws(StorageError) in try await base.create(new) }
    if let storing { return try await storing.value.get() }
    if let error = await found(id)?.storing?.value { throw error }
  }

  /// Stores a conversation by one change of the store, so that a failure leaves nothing of it.
  /// - Returns: nil when it is stored, or is being stored.
  private func beginStoring<Value: Sendable>(
    _ id: Conversation.ID, _ write: @escaping @Sendable (NewChat) async throws(StorageError) -> Value
  ) -> Task<Result<Value, StorageError>, Never>? {
    fresh.withLock { fresh in
      guard let found = fresh[id], found.storing == nil else { return nil }
      let storing = Task { () -> Result<Value, StorageError> in
        do throws(StorageError) {
          let value = try await write(NewChat(found.chat, greetings: found.greetings, showing: found.shown))
          self.fresh.withLock { _ = $0.removeValue(forKey: id) }
          return .success(value)
        } catch {
          self.fresh.withLock { $0[id]?.storing = nil }
          return .failure(error)
        }
      }
      fresh[id]?.storing = Task { if case .failure(let error) = await storing.value { error } else { nil } }
      return storing
    }
  }

  private func found(_ id: Conversation.ID) -> Fresh? { fresh.withLock { $0[id] } }

  /// Whether a conversation is not stored yet.
  func isFresh(_ id: Conversation.ID) -> Bool { found(id) != nil }

  /// All greetings of the unstored conversation with this message; none for another message.
  func greetings(with id: Message.ID) -> [Message] {
    fresh.withLock { fresh in fresh.values.first { $0.greetings.contains { $0.id == id } }?.greetings ?? [] }
  }
}

// MARK: - Changes, which store the conversation first unless documented otherwise

extension FreshChats {
  func rename(_ id: Conversation.ID, to title: String?) async throws(StorageError) {
    try await store(id)
    try await base.rename(id, to: title)
  }

  func append(_ message: Message, inPlaceOf end: Message.ID?) async throws(StorageError) -> Bool {
    try await store(message.chat)
    return try await base.append(message, inPlaceOf: end)
  }

  func append(
    _ question: Message, answeredBy reply: Message, after ended: Set<Message.ID>, beginning new: NewChat?
  ) async throws(StorageError) -> Message? {
    let storing = beginStoring(question.chat) { [base] (new) throws(StorageError) in
      try await base.append(question, answeredBy: reply, after: ended, beginning: new)
    }
    if let storing { return try await storing.value.get() }
    try await store(question.chat)
    return try await base.append(question, answeredBy: reply, after: ended, beginning: new)
  }

  func append(
    _ question: Message, answeredBy reply: Message, beside earlier: Message.ID, inPlaceOf end: Message.ID
  ) async throws(StorageError) -> Message? {
    try await store(question.chat)
    return try await base.append(question, answeredBy: reply, beside: earlier, inPlaceOf: end)
  }

  func deleteChat(_ id: Conversation.ID) async throws(StorageError) {
    // A draft that is being saved would store the conversation again.
    if let storing = found(id)?.storing { _ = await storing.value }
    if fresh.withLock({ $0.removeValue(forKey: id) }) == nil { try await base.deleteChat(id) }
  }

  func moveToTrash(_ id: Conversation.ID, at time: Timestamp) async throws(StorageError) -> Bool {
    if let storing = found(id)?.storing { _ = await storing.value }
    // Nothing was said in a conversation that is not stored, so there is nothing to restore.
    if fresh.withLock({ $0.removeValue(forKey: id) }) != nil { return false }
    return try await base.moveToTrash(id, at: time)
  }

  /// A conversation that is not stored yet is in no list, so nothing needs to be recorded.
  func markSeen(_ id: Conversation.ID) async throws(StorageError) {
    if found(id) == nil { try await base.markSeen(id) }
  }

  func show(
    pathTo leaf: Message.ID, in chat: Conversation.ID, inPlaceOf end: Message.ID?
  ) async throws(StorageError) -> Bool {
    // Choosing a greeting stores nothing either.
    let isShown = fresh.withLock { fresh -> Bool? in
      guard let found = fresh[chat], found.storing == nil, found.greetings.contains(where: { $0.id == leaf }) else {
        return nil
      }
      guard end == nil || end == found.shown else { return false }
      fresh[chat]?.shown = leaf
      return true
    }
    if let isShown { return isShown }
    try await store(chat)
    return try await base.show(pathTo: leaf, in: chat, inPlaceOf: end)
  }
}

// MARK: - Reading

extension FreshChats {
  func chat(_ id: Conversation.ID) async throws(StorageError) -> Conversation? {
    if let fresh = found(id) { return fresh.chat }
    return try await base.chat(id)
  }

  func context(
    of id: Conversation.ID, notes names: @Sendable (Conversation) -> [String]
  ) async throws(StorageError) -> ChatContext? {
    guard let fresh = found(id) else { return try await base.context(of: id, notes: names) }
    var texts: [String: String] = [:]
    for name in names(fresh.chat) { texts[name] = try await stores.notes.note(name, of: fresh.chat.profile) }
    guard let profile = try await stores.profiles.profile(fresh.chat.profile) else { return nil }
    let persona = try await stores.personas.personaInUse(in: id, with: fresh.chat.avatar, of: profile.id)?.persona
    return ChatContext(
      chat: fresh.chat, end: fresh.greeting, character: nil, userName: profile.name, persona: persona,
      lorebooks: try await stores.lorebooks.lorebooksInUse(in: id, with: fresh.chat.avatar, of: profile.id),
      notes: texts)
  }

  func message(_ id: Message.ID) async throws(StorageError) -> Message? {
    if let greeting = greetings(with: id).first(where: { $0.id == id }) { return greeting }
    return try await base.message(id)
  }

  func messages(of chat: Conversation.ID, before: Message.ID?, limit: Int) async throws(StorageError) -> MessagePage {
    guard let fresh = found(chat) else { return try await base.messages(of: chat, before: before, limit: limit) }
    let shown = before == nil && limit > 0 ? [fresh.greeting].compactMap(\.self) : []
    return MessagePage(messages: shown, hasEarlier: false, hasLater: before != nil)
  }

  func messages(of chat: Conversation.ID, after: Message.ID, limit: Int) async throws(StorageError) -> MessagePage {
    guard found(chat) == nil else { return MessagePage(messages: [], hasEarlier: true, hasLater: false) }
    return try await base.messages(of: chat, after: after, limit: limit)
  }

  func shownMessage(nearest id: Message.ID, in chat: Conversation.ID) async throws(StorageError) -> Message.ID? {
    if let fresh = found(chat) { return fresh.shown == id ? id : nil }
    return try await base.shownMessage(nearest: id, in: chat)
  }

  func siblings(of id: Message.ID) async throws(StorageError) -> [Message.ID] {
    let greetings = greetings(with: id)
    if !greetings.isEmpty { return greetings.map(\.id) }
    return try await base.siblings(of: id)
  }

  func alternatives(
    in chat: Conversation.ID, upTo last: Message.ID?, limit: Int
  ) async throws(StorageError) -> [Message.ID: [Message.ID]] {
    guard let fresh = found(chat) else { return try await base.alternatives(in: chat, upTo: last, limit: limit) }
    guard let shown = last ?? fresh.shown, limit > 0, fresh.greetings.count > 1 else { return [:] }
    return [shown: fresh.greetings.map(\.id)]
  }

  func outline(of chat: Conversation.ID) async throws(StorageError) -> [MessageOutline] {
    guard let fresh = found(chat) else { return try await base.outline(of: chat) }
    return fresh.greetings.map { greeting in
      MessageOutline(
        id: greeting.id, parent: nil, role: greeting.role, text: String(greeting.text.prefix(200)),
        created: greeting.created)
    }
  }

  func leaf(below id: Message.ID) async throws(StorageError) -> Message.ID {
    if !greetings(with: id).isEmpty { return id }
    return try await base.leaf(below: id)
  }

  func depth(of id: Message.ID) async throws(StorageError) -> Int {
    if !greetings(with: id).isEmpty { return 0 }
    return try await base.depth(of: id)
  }
}

// MARK: - What concerns stored conversations only, and moving, which stores the conversation first

extension FreshChats {
  func create(_ new: NewChat) async throws(StorageError) { try await base.create(new) }

  func latestChat(of profile: UserProfile.ID, with avatar: Avatar.ID) async throws(StorageError) -> Conversation? {
    try await base.latestChat(of: profile, with: avatar)
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
    try await store(id)
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

  func update(_ id: Message.ID, text: String, reasoning: String?) async throws(StorageError) {
    try await base.update(id, text: text, reasoning: reasoning)
  }

  func finish(
    _ id: Message.ID, text: String, reasoning: String?, state: Message.State, usage: UsageRecord?
  ) async throws(StorageError) {
    try await base.finish(id, text: text, reasoning: reasoning, state: state, usage: usage)
  }

  func markAbandonedReplies() async throws(StorageError) -> [Message.ID] { try await base.markAbandonedReplies() }

  func search(
    _ text: String, among filter: MessageFilter, of profile: UserProfile.ID, limit: Int
  ) async throws(StorageError) -> [SearchHit] {
    try await base.search(text, among: filter, of: profile, limit: limit)
  }
}
