public import Entities
public import FeatureKit

/// Where the screen with the bookmarks, pins and deleted messages leads.
@MainActor public protocol MessageListsRouter {
  /// Goes back to the chat, at a message.
  func finishLists(at message: Message.ID)
  /// Goes back.
  func dismissScreen()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an error.
  func showAlert(for error: any Error)
}
