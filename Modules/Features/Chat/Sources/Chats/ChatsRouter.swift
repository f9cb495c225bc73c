public import Entities

/// Where the list of conversations leads.
@MainActor public protocol ChatsRouter {
  /// Opens a conversation.
  func showConversation(_ id: Conversation.ID)
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
  /// Shows where avatars are found.
  func showExplore()
  /// Asks whether the conversation with somebody is to be deleted.
  func confirmDeletion(ofChatWith name: String) async -> Bool
  /// Asks for a conversation's title, which has this one now; without one it is called after the avatar.
  /// - Returns: What was typed; nil when the title stays.
  func askForTitle(now title: String, insteadOf name: String) async -> String?
  /// Says what went wrong.
  func showAlert(for error: any Error)
  /// Shows the search over every message.
  func showSearch()
}
