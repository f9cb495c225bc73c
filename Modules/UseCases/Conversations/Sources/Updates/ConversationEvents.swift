import Entities

/// Notifies the screens of this process of what has changed.
struct ConversationEvents: Sendable {
  let messages = MessageBroadcaster()
  let list = ChangeNotifier()

  /// A message is new or has changed.
  func post(_ message: Message) { messages.post(message) }

  /// The list of conversations says something else now.
  func listChanged() { list.ring() }
}
