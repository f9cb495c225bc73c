public import Entities

/// What the screen of a prompt must know.
@MainActor public protocol PromptInteractor {
  /// What would be sent if this were said now in a conversation: nothing is sent, and nothing stored. A question without
  /// words and pictures leaves only what comes before it.
  func promptReport(of question: UserTurn, in conversation: Conversation.ID) async throws -> PromptReport
  /// What was used in a conversation, also on branches that are not shown: a line for each model.
  func spending(in conversation: Conversation.ID) async throws -> [SpendingLine]
}
