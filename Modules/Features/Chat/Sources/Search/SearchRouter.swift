public import Entities

/// Where the search leads.
@MainActor public protocol SearchRouter {
  /// Opens a conversation.
  func showConversation(_ id: Conversation.ID)
}
