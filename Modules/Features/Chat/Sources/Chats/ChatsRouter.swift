public import Entities

/// Where the list of conversations leads.
@MainActor public protocol ChatsRouter {
  /// Opens a conversation.
  func showConversation(_ id: Conversation.ID)
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
  /// Shows the search over every message.
  func showSearch()
}
