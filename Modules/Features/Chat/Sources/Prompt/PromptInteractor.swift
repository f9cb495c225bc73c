public import Entities

/// What the screen of a prompt needs.
@MainActor public protocol PromptInteractor {
  /// The prompt for a question in a conversation. Nothing is sent or stored. A question without text and pictures is left
  /// out of it.
  func promptReport(of question: UserTurn, in conversation: Conversation.ID) async throws -> PromptReport
  /// The usage of a conversation, with the branches that are not shown: a line for each model.
  func spending(in conversation: Conversation.ID) async throws -> [SpendingLine]
}
