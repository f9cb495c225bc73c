public import Entities

/// The data and actions for having a model draw a character.
@MainActor public protocol CharacterArtistInteractor {
  /// What drawing a character by a model takes. Nothing is sent.
  /// - Throws: Where no model is chosen, or its provider draws no pictures.
  func drawingPlan(for idea: CharacterIdea) async throws -> WritingPlan
  /// What tokens would cost at current prices.
  func expectedCost(of usage: UsageSum) async throws -> Cost
  /// Has a model draw a character, from its traits and the user's words. The last step has the path of the picture. The
  /// request ends when the stream is no longer read.
  func drawCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<DrawingStep, any Error>
  /// Records an event.
  func log(_ event: LoggableEvent)
}
