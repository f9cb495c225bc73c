public import Entities

/// The data and actions for having a model write and draw characters.
@MainActor public protocol CharacterModelInteractor {
  /// What writing a character by a model takes. Nothing is sent.
  /// - Throws: Where no model is chosen, or it cannot be used.
  func writingPlan(for idea: CharacterIdea) async throws -> WritingPlan
  /// What tokens would cost at current prices.
  func expectedCost(of usage: UsageSum) async throws -> Cost
  /// Has the model write a character: its fields as they arrive, each with its whole text so far.
  func writeCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error>
  /// What drawing a character by a model takes. Nothing is sent.
  /// - Throws: Where no model is chosen, or its provider draws no pictures.
  func drawingPlan(for idea: CharacterIdea) async throws -> WritingPlan
  /// Has a model draw a character, from its traits and the words: the steps, with the path of the picture last.
  func drawCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<DrawingStep, any Error>
}
