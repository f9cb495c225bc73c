import Entities

/// Notifies the screens of this process of changes.
struct ConversationEvents: Sendable {
  let messages = MessageBroadcaster()
  let list = ChangeNotifier()

  /// Notifies of a new or changed message.
  func post(_ message: Message) { messages.post(message) }

  /// Notifies of a change in the list of conversations.
  func listChanged() { list.ring() }
}
