public import Entities

/// Where the search leads.
@MainActor public protocol SearchRouter {
  /// Opens a conversation where the user left it.
  func showConversation(_ id: Conversation.ID)
  /// Opens a conversation at one of its messages.
  func showMessage(_ id: Message.ID, in conversation: Conversation.ID)
  /// Records another text of the search: the screen is restored with it at the next launch.
  func searchChanged(to parameters: SearchParameters)
}
