public import Entities

/// The data and actions for having a model write a character.
@MainActor public protocol CharacterWriterInteractor {
  /// What writing a character by a model takes. Nothing is sent.
  /// - Throws: Where no model is chosen, or it cannot be used.
  func writingPlan(for idea: CharacterIdea) async throws -> WritingPlan
  /// What tokens would cost at current prices.
  func expectedCost(of usage: UsageSum) async throws -> Cost
  /// Has the model write a character: its fields as they arrive, each with its whole text so far. The request ends when
  /// the stream is no longer read.
  func writeCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error>
  /// Records an event.
  func log(_ event: LoggableEvent)
}
