public import Entities
public import FeatureKit

/// Where the list of conversations leads.
@MainActor public protocol ChatsRouter {
  /// Opens a conversation.
  func showConversation(_ id: Conversation.ID)
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
  /// Shows the screen for finding avatars.
  func showExplore()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Asks for a conversation's title.
  /// - Parameters:
  ///   - title: The present title; empty for none.
  ///   - name: The avatar's name, which is shown without a title.
  /// - Returns: The typed text; nil when the title stays.
  func askForTitle(now title: String, insteadOf name: String) async -> String?
  /// Asks for a conversation's tags.
  /// - Parameter tags: The present tags, separated by commas.
  /// - Returns: The typed text; nil when they stay.
  func askForTags(now tags: String) async -> String?
  /// Asks for the path of a file or folder.
  /// - Parameters:
  ///   - title: The question.
  ///   - action: The button that goes on.
  ///   - path: A path to begin with; may be empty.
  /// - Returns: The typed path, which is not blank; nil when the user left without one.
  func askForFile(titled title: String, action: String, suggesting path: String) async -> String?
  /// Shows the outcome of an action in an alert.
  func showOutcome(titled title: String, _ words: String)
  /// Shows an error.
  func showAlert(for error: any Error)
  /// Shows the search over every message.
  func showSearch()
}
