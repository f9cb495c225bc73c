import Entities
import Synchronization

/// The listeners of each conversation. Posting never waits for a listener.
final class MessageBroadcaster: Sendable {
  private let inboxes = Mutex<[Conversation.ID: [WeakInbox]]>([:])

  private struct WeakInbox {
    weak var inbox: MessageInbox?
  }

  func post(_ message: Message) {
    let reached = inboxes.withLock { inboxes -> [MessageInbox] in
      guard let listeners = inboxes[message.chat] else { return [] }
      // A stream owns its inbox: when its reader releases it, only the empty reference is left here.
      let remaining = listeners.filter { $0.inbox != nil }
      inboxes[message.chat] = remaining.isEmpty ? nil : remaining
      return remaining.compactMap(\.inbox)
    }
    for inbox in reached { inbox.put(message) }
  }

  /// Whether there is a listener to a conversation.
  func hasListener(of conversation: Conversation.ID) -> Bool {
    inboxes.withLock { $0[conversation]?.contains { $0.inbox != nil } ?? false }
  }

  /// The number of places for listeners.
  var count: Int { inboxes.withLock { $0.values.reduce(0) { $0 + $1.count } } }

  func updates(of conversation: Conversation.ID) -> AsyncStream<Message> {
    let inbox = MessageInbox()
    inboxes.withLock { $0[conversation, default: []].append(WeakInbox(inbox: inbox)) }
    return AsyncStream {
      await inbox.receive()
    } onCancel: {
      inbox.close()
    }
  }
}
