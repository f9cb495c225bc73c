public import Entities

extension Conversing {
  /// What writing a character takes: the model, its expected tokens, and the budget. Nothing is sent.
  /// - Throws: `ConversationFailure.rulesCannotWrite` where no model is chosen; the failure of a model that cannot be
  ///   used.
  public func writingPlan(for idea: CharacterIdea) async throws -> WritingPlan {
    try await conversationService.characterWriter.plan(for: idea)
  }

  /// Has the model write a character: its fields as they arrive, each with its whole text so far. The end of the reading
  /// ends the request. The cost counts for the month.
  ///
  /// The stream throws as `writingPlan` does, a `BudgetReached`, and the failures of the model; what came before that is
  /// whole.
  public func writeCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error> {
    conversationService.characterWriter.write(idea)
  }
}
