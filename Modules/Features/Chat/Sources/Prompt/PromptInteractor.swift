public import Entities

/// The requirements of the screen of a prompt.
@MainActor public protocol PromptInteractor {
  /// The prompt for a question in a conversation. Nothing is sent to the model or stored. A question without text and
  /// pictures is left out of it.
  func promptReport(of question: UserTurn, in conversation: Conversation.ID) async throws -> PromptReport
  /// The usage of a conversation, hidden branches included: a line for each model.
  func spending(in conversation: Conversation.ID) async throws -> [SpendingLine]
}
