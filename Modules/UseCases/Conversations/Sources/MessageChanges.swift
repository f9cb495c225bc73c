import Entities
import Storage

/// Corrects answers, marks messages, deletes them, and gives them back.
struct MessageChanges: Sendable {
  /// The milliseconds after which the trash is emptied: 30 days.
  static let trashTime: Int64 = 30 * 24 * 60 * 60 * 1000
  /// The largest number of pins and bookmarks in a list.
  static let mostMarked = 1000

  let chats: any ChatStore
  let access: ConversationAccess
  let slots: ReplySlots
  let foreign: ForeignReplies
  let unstored: UnstoredReplies
  let events: ConversationEvents
  let pictures: MessagePictures
  let now: @Sendable () -> Timestamp

  func mark(_ message: Message.ID, with mark: MessageMark, in id: Conversation.ID) async throws {
    if case .bookmark(let name?) = mark, name.utf8.count > MessageMarks.longestName {
      throw ConversationFailure.longBookmark
    }
    try await requireRest(of: message, in: id)
    try await chats.mark(message, with: mark)
    if let marked = try await chats.message(message) { events.post(marked) }
  }

  func marked(in id: Conversation.ID) async throws -> [Message] {
    _ = try await access.own(id)
    return try await chats.markedMessages(of: id, limit: Self.mostMarked)
  }

  /// Stores another form of an answer beside it, by the same speaker and model. A corrected answer of rules has no
  /// model: its words are the user's now, and are sent to a model, unlike those of rules.
  func correct(_ reply: Message, to text: String, after known: KnownEnd) async throws {
    try ConversationService.check(text)
    try await requireRest(of: reply.id, in: reply.chat)
    guard reply.role == .assistant, let end = try await restingEnd(of: reply.chat), known.isStill(end) else {
      throw ConversationWentOn()
    }
    let time = now()
    let corrected = Message(
      id: Message.ID(at: time), chat: reply.chat, parent: reply.parent, role: .assistant, speaker: reply.speaker,
      text: text, model: reply.model?.isRules == true ? nil : reply.model, created: time)
    guard try await chats.append(corrected, inPlaceOf: end.id) else { throw ConversationWentOn() }
    events.post(corrected)
    events.listChanged()
  }

  func delete(
    _ message: Message.ID, _ extent: MessageDeletion.Extent, in id: Conversation.ID
  ) async throws -> MessageDeletion {
    try await requireRest(of: message, in: id)
    let end = try await restingEnd(of: id)
    let time = now()
    let deletion = try await chats.delete(
      message, extent, as: MessageDeletion.ID(at: time), at: time, inPlaceOf: end?.id)
    guard let deletion else { throw ConversationWentOn() }
    events.listChanged()
    return deletion
  }

  func undo(_ deletion: MessageDeletion.ID, in id: Conversation.ID) async throws {
    _ = try await access.own(id)
    let end = try await restingEnd(of: id)
    guard try await chats.undo(deletion, inPlaceOf: end?.id) else { throw ConversationWentOn() }
    events.listChanged()
  }

  func deletions(in id: Conversation.ID) async throws -> [MessageDeletion] {
    _ = try await access.own(id)
    return try await chats.deletions(in: id)
  }

  func emptyTrash(of id: Conversation.ID) async throws {
    let chat = try await access.own(id)
    try await pictures.followingRemoval(in: chat) {
      // A clock that was set back must not keep anything.
      try await chats.emptyTrash(of: id, until: Timestamp(milliseconds: Timestamp.range.upperBound))
    }
  }

  /// Empties the trash of what was deleted long ago.
  func sweepTrash() async throws {
    try await chats.emptyTrash(of: nil, until: Timestamp(milliseconds: now().milliseconds - Self.trashTime))
  }

  /// The end of the shown path.
  /// - Throws: `ConversationFailure` while a reply arrives there: after a deletion it would go on where it is not
  ///   shown.
  private func restingEnd(of id: Conversation.ID) async throws -> Message? {
    guard !slots.isTaken(id) else { throw ConversationFailure.replyInFlight(id) }
    return try await foreign.settledEnd(of: id)
  }

  /// - Throws: Unless a message belongs to the user's conversation, and is not arriving.
  private func requireRest(of message: Message.ID, in id: Conversation.ID) async throws {
    _ = try await access.own(id)
    // A reply whose end a full disk refused is otherwise still arriving.
    await unstored.saveEnds()
    guard let found = try await chats.message(message), found.chat == id else {
      throw StorageError.missing(message: message, in: id)
    }
    if found.state == .streaming { throw ConversationFailure.replyInFlight(id) }
  }
}
