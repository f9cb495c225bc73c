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
      // A stream owns its inbox: when its reader lets go of it, nothing is left here but the empty reference.
      let remaining = listeners.filter { $0.inbox != nil }
      inboxes[message.chat] = remaining.isEmpty ? nil : remaining
      return remaining.compactMap(\.inbox)
    }
    for inbox in reached { inbox.put(message) }
  }

  /// How many places for listeners are kept.
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
