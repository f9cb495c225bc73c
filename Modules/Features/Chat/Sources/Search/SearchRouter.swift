public import Entities

/// Where the search leads.
@MainActor public protocol SearchRouter {
  /// Opens a conversation at one of its messages.
  func showMessage(_ id: Message.ID, in conversation: Conversation.ID)
  /// The search has another text: the screen comes back with it at the next launch.
  func searchChanged(to parameters: SearchParameters)
}
