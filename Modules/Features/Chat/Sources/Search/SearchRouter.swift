public import Entities

/// Where the search leads.
@MainActor public protocol SearchRouter {
  /// Opens a conversation, at its end.
  func showConversation(_ id: Conversation.ID)
  /// Opens a conversation at one of its messages.
  func showMessage(_ id: Message.ID, in conversation: Conversation.ID)
  /// Records the changed text of the search. The next launch restores the screen with it.
  func searchChanged(to parameters: SearchParameters)
}
