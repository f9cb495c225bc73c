import Entities
import Storage
import Synchronization

/// The end of a reply that the store refused: the message to store, and the message that is shown instead.
struct UnsavedEnd: Sendable {
  let message: Message
  let shown: Message
  var usage: UsageRecord?
}

/// The parts of this process's replies that are not stored: arriving text, and ends that the store refused.
final class UnstoredReplies: Sendable {
  private struct State {
    var arriving: [Message.ID: ReplyInFlight] = [:]
    var ends: [Message.ID: UnsavedEnd] = [:]
  }

  private let chats: any ReplyStore & MessageStore
  private let events: ConversationEvents
  private let state = Mutex(State())

  init(_ chats: any ReplyStore & MessageStore, events: ConversationEvents) {
    self.chats = chats
    self.events = events
  }

  /// Registers a reply whose empty message is stored.
  func begin(_ reply: ReplyInFlight, _ id: Message.ID) { state.withLock { $0.arriving[id] = reply } }

  /// Removes a reply that has ended.
  /// - Parameter unsaved: Its end, if the store refused it.
  func end(_ id: Message.ID, _ unsaved: UnsavedEnd?) {
    state.withLock { state in
      state.arriving[id] = nil
      state.ends[id] = unsaved
    }
  }

  /// Whether a reply of this process is arriving.
  func isArriving(_ id: Message.ID) -> Bool { state.withLock { $0.arriving[id] != nil } }

  /// The replies with an end that the store refused.
  var ended: Set<Message.ID> { state.withLock { Set($0.ends.keys) } }

  /// The texts of the replies with an end that the store refused, the oldest first, without blank ones.
  var texts: [String] {
    state.withLock { Array($0.ends.values) }.map(\.message).sorted { $0.id < $1.id }.map(\.text).filter { !$0.isBlank }
  }

  /// The number of replies without a stored end.
  var count: Int { state.withLock { Set($0.ends.keys).union($0.arriving.keys).count } }

  /// Forgets the ends of a deleted conversation.
  func forget(_ id: Conversation.ID) {
    state.withLock { state in state.ends = state.ends.filter { $0.value.message.chat != id } }
  }

  /// Tries again to store refused ends: a full disk may have room by now.
  ///
  /// It runs before each new reply and at the end of the program: trying all the time would gain nothing.
  func saveEnds() async {
    for (id, end) in state.withLock(\.ends) {
      do {
        try await chats.finish(
          id, text: end.message.text, reasoning: end.message.reasoning, state: end.message.state, usage: end.usage)
        if drop(id) { events.post(end.message) }
      } catch {
        if await isSettled(id) { drop(id) }
      }
    }
  }

  /// - Returns: Whether there was such an end.
  @discardableResult private func drop(_ id: Message.ID) -> Bool {
    state.withLock { $0.ends.removeValue(forKey: id) != nil }
  }

  /// Whether the store will never accept another end of this message.
  private func isSettled(_ id: Message.ID) async -> Bool {
    do {
      guard let state = try await chats.message(id)?.state else { return true }
      return state != .streaming && state != .interrupted
    } catch {
      return false
    }
  }
}

extension UnstoredReplies {
  /// A page with the arrived part of each arriving reply.
  func withNewest(of stored: MessagePage) async throws -> MessagePage {
    var page = stored
    for index in page.messages.indices where page.messages[index].state == .streaming {
      page.messages[index] = try await newest(of: page.messages[index])
    }
    return page
  }

  /// The newest form of a message that is stored as arriving. The stored text of a reply that arrives here is behind,
  /// and of a refused end the store has only the beginning.
  private func newest(of stored: Message) async throws -> Message {
    let (reply, end) = state.withLock { ($0.arriving[stored.id], $0.ends[stored.id]) }
    if let reply { return await reply.message }
    if let end { return end.shown }
    // The reply may have ended since the page was read; otherwise another program is writing it.
    return try await chats.message(stored.id) ?? stored
  }
}
