public import Entities

/// What the commands about models must know and do.
@MainActor public protocol ModelCommandsInteractor {
  /// Every source of models that is set up or found on this machine, as they answer: each value is all of them, with
  /// what they have or why they did not tell.
  func modelSources() async throws -> AsyncStream<[ModelSource]>
  /// Asks the chosen model one short question.
  func tryModel() async throws -> ModelTrial
}
