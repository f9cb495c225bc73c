public import Entities

/// Where the screen of one conversation leads.
@MainActor public protocol ChatRouter {
  /// Shows what would be sent if a text were said now in a conversation.
  func showPrompt(in conversation: Conversation.ID, saying text: String)
  /// Shows how an avatar is to answer, in a conversation and everywhere, and returns when the user has left that.
  func showPreset(of avatar: Avatar, in conversation: Conversation.ID) async
  /// Tells who an avatar is.
  func showDetails(of avatar: Avatar.ID)
  /// Asks before a conversation is deleted.
  func confirmDeletion(ofChatWith name: String) async -> Bool
  /// Has the user choose who answers in a conversation; nil when they would rather not.
  func chooseModel(for conversation: ConversationModel) async -> ModelPreference?
  /// Asks what to do about a reply that the budget has no room for; nil for nothing.
  func askAboutBudget(_ use: BudgetUsage, isRetry: Bool) async -> BudgetDecision?
  /// Asks for another monthly budget; nil when the user would rather not.
  func askForBudget(after use: BudgetUsage) async -> String?
  /// Says what went wrong.
  func showAlert(for error: any Error)
  /// Goes back to where the user came from.
  func dismissScreen()
}
