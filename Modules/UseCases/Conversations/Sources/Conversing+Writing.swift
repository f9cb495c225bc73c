public import Entities

extension Conversing {
  /// The values of the macros that a template has in a conversation (`PromptTemplate.macros`), by their names.
  public func templateValues(in conversation: Conversation.ID) async throws -> [String: String] {
    try await conversationService.prompts.templateValues(in: conversation)
  }

  /// The same in a new conversation with an avatar.
  public func templateValues(toBeginWith avatar: Avatar.ID) async throws -> [String: String] {
    try await conversationService.prompts.templateValues(toBeginWith: avatar)
  }

  /// What writing a character takes: the model, its expected tokens, and the budget. Nothing is sent.
  /// - Throws: `ConversationFailure.rulesCannotWrite` where rules would answer, `.longIdea`, `.noProfile`; the failure
  ///   of a model that cannot be used.
  public func writingPlan(for idea: CharacterIdea) async throws -> WritingPlan {
    try await conversationService.characterWriter.plan(for: idea)
  }

  /// Has the model write a character: its fields as they arrive, each with its whole text so far. When the reader
  /// stops, so does the request. The cost counts for the month.
  ///
  /// The stream throws as `writingPlan` does, `BudgetReached`, `ConversationFailure.noCharacter` and `.cutCharacter`,
  /// and the failures of the model. What came before an error can be used.
  public func writeCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error> {
    conversationService.characterWriter.write(idea)
  }

  /// What drawing a character takes: the model, its expected tokens, and the budget. Nothing is sent.
  /// - Throws: The failure of a provider without pictures, or of a model that cannot be used;
  ///   `ConversationFailure.longIdea`, `.noProfile`.
  public func drawingPlan(for idea: CharacterIdea) async throws -> WritingPlan {
    try await conversationService.characterArtist.plan(for: idea)
  }

  /// Has a model draw a character, from its traits, its texts and the user's words. When the reader stops, so does the
  /// request. The cost counts for the month.
  ///
  /// The stream ends with the path of the picture. It throws as `drawingPlan` does, `BudgetReached`,
  /// `ConversationFailure.noDrawing`, and the failures of the model and of its picture.
  public func drawCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<DrawingStep, any Error> {
    conversationService.characterArtist.draw(idea)
  }
}
