import Entities
import Storage
import Synchronization

/// The end of a reply that the store did not take: what it should hold, and what is shown instead.
struct UnsavedEnd: Sendable {
  let message: Message
  let shown: Message
  var usage: UsageRecord?
}

/// What the store does not have of this process's replies: those that are arriving, and the ends that it did not take.
final class UnstoredReplies: Sendable {
  private struct State {
    var arriving: [Message.ID: ReplyInFlight] = [:]
    var ends: [Message.ID: UnsavedEnd] = [:]
  }

  private let chats: any ChatStore
  private let events: ConversationEvents
  private let state = Mutex(State())

  init(_ chats: any ChatStore, events: ConversationEvents) {
    self.chats = chats
    self.events = events
  }

  /// A reply begins whose empty message is stored.
  func begin(_ reply: ReplyInFlight, _ id: Message.ID) { state.withLock { $0.arriving[id] = reply } }

  /// A reply has ended.
  /// - Parameter unsaved: Its end, where the store did not take that.
  func end(_ id: Message.ID, _ unsaved: UnsavedEnd?) {
    state.withLock { state in
      state.arriving[id] = nil
      state.ends[id] = unsaved
    }
  }

  /// The replies whose end the store did not take.
  var ended: Set<Message.ID> { state.withLock { Set($0.ends.keys) } }

  /// How many replies the store does not have the end of.
  var count: Int { state.withLock { Set($0.ends.keys).union($0.arriving.keys).count } }

  /// Forgets the ends of a deleted conversation.
  func forget(_ id: Conversation.ID) {
    state.withLock { state in state.ends = state.ends.filter { $0.value.message.chat != id } }
  }

  /// Tries again to store what the store did not take: a full disk may have room by now.
  ///
  /// It runs when the user says something and at the end of the program: trying all the time would gain nothing.
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

  /// - Returns: Whether it was there.
  @discardableResult private func drop(_ id: Message.ID) -> Bool {
    state.withLock { $0.ends.removeValue(forKey: id) != nil }
  }

  /// Whether the store will never take another end of this message.
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
  /// A page with each arriving reply as far as it has come.
  func withNewest(of stored: MessagePage) async throws -> MessagePage {
    var page = stored
    for index in page.messages.indices where page.messages[index].state == .streaming {
      page.messages[index] = try await newest(of: page.messages[index])
    }
    return page
  }

  /// The store lags behind a reply that is arriving, and keeps the beginning of one whose end it did not take.
  private func newest(of stored: Message) async throws -> Message {
    let (reply, end) = state.withLock { ($0.arriving[stored.id], $0.ends[stored.id]) }
    if let reply { return await reply.message }
    if let end { return end.shown }
    // It may have ended since the page was read; otherwise another program is writing it.
    return try await chats.message(stored.id) ?? stored
  }
}
