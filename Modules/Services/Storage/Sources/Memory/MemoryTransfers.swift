import Entities
import Synchronization

/// The part of `RecordStore` about chats on their own.
extension MemoryStore {
  func head(of chat: Conversation.ID) throws(StorageError) -> ChatHead? {
    chatOf[chat].map { found in
      ChatHead(
        found.chat, shown: found.leaf, seen: found.seen.flatMap(visible)?.id, extra: importOf[chat]?.extra ?? "")
    }
  }

  func newestMessage(in chat: Conversation.ID) throws(StorageError) -> Message.ID? {
    nodes(of: chat).last?.message.id
  }

  func tree(
    of chat: Conversation.ID, _ body: @escaping @Sendable (TreeMessage) throws(StorageError) -> Void
  ) throws(StorageError) {
    _ = try conversation(chat)
    for node in nodes(of: chat) {
      guard var message = visible(node.message.id) else { continue }
      if message.state == .streaming { message.state = .interrupted }
      try body(TreeMessage(message, tip: node.tip.flatMap(visible)?.id, extra: extraOf[message.id] ?? ""))
    }
  }

  func extras(of messages: [Message.ID]) throws(StorageError) -> [Message.ID: String] {
    extraOf.filter { messages.contains($0.key) }
  }

  func chat(
    importedAs fingerprint: String, by profile: UserProfile.ID
  ) throws(StorageError) -> Conversation.ID? {
    importOf.first { $0.value.fingerprint == fingerprint && chatOf[$0.key]?.chat.profile == profile }?.key
  }

  func used(_ messages: [Message.ID]) throws(StorageError) -> Set<Message.ID> {
    Set(messages).intersection(Set(nodeOf.keys).union(staged.map(\.message.id)))
  }

  func stage(_ piece: StagedPiece, for profile: UserProfile.ID) throws(StorageError) {
    try requireProfile(profile)
    var known = Dictionary(staged.map { ($0.message.id, $0.message.chat) }) { first, _ in first }
    for message in piece.messages.map(\.message) {
      if isUsed(message.chat) { throw .taken(message.chat) }
      if nodeOf[message.id] != nil || known[message.id] != nil { throw .taken(message.id) }
      if let parent = message.parent, known[parent] != message.chat {
        throw .missing(message: parent, in: message.chat)
      }
      known[message.id] = message.chat
    }
    staged += piece.messages
    let parents = Dictionary(uniqueKeysWithValues: staged.map { ($0.message.id, $0.message.parent) })
    for (message, tip) in piece.tips {
      var above: Message.ID? = tip
      while let id = above, id != message { above = parents[id] ?? nil }
      if above != nil, parents[message] != nil { stagedTips[message] = tip }
    }
  }

  func publish(_ new: StagedImport, for profile: UserProfile.ID) throws(StorageError) {
    guard let user = try self.profile(profile) else { throw .missing(profile: profile) }
    let messages = Dictionary(grouping: staged, by: \.message.chat)
    for chat in new.chats {
      let id = chat.head.chat.id
      if isUsed(id) { throw .taken(id) }
      if let known = try self.chat(importedAs: chat.fingerprint, by: profile) { throw .taken(known) }
      if let shown = chat.head.shown, messages[id]?.contains(where: { $0.message.id == shown }) != true {
        throw .missing(message: shown, in: id)
      }
    }
    var records: [ProfileRecord] = [.profile(user, nil)] + new.avatars.map { .avatar($0, nil) }
    for chat in new.chats.map(\.head) {
      records.append(.chat(chat.chat, shown: chat.shown, seen: chat.seen))
      for part in messages[chat.chat.id] ?? [] {
        records.append(.message(part.message, tip: stagedTips[part.message.id]))
        if !part.extra.isEmpty { extraOf[part.message.id] = part.extra }
      }
    }
    let left = RemainingRecords(records)
    _ = try merge { () throws(StorageError) in left.next() }
    for chat in new.chats { importOf[chat.head.chat.id] = (chat.fingerprint, chat.head.extra) }
    for (name, text) in new.notes { noteOf[NoteKey(profile: profile, name: name)] = text }
    if let note = new.note { noteOf[NoteKey(profile: profile, name: note.name)] = note.text }
    try discardStaged(new.chats.map(\.head.chat.id))
  }

  func discardStaged(_ chats: [Conversation.ID]) throws(StorageError) {
    let gone = Set(chats)
    for part in staged where gone.contains(part.message.chat) { stagedTips[part.message.id] = nil }
    staged.removeAll { gone.contains($0.message.chat) }
  }
}

/// Gives records in their order, to one reader.
private final class RemainingRecords: Sendable {
  private let records: Mutex<ArraySlice<ProfileRecord>>
  init(_ records: [ProfileRecord]) { self.records = Mutex(records[...]) }
  func next() -> ProfileRecord? { records.withLock { $0.popFirst() } }
}
