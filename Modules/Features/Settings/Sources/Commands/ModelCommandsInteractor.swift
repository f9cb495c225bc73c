public import Entities

/// What the commands about models must know and do.
@MainActor public protocol ModelCommandsInteractor {
  /// Every source of models that is set up or found on this machine, with what it has or why it did not tell.
  func modelSources() async throws -> [ModelSource]
  /// Asks the chosen model one short question.
  func tryModel() async throws -> ModelTrial
}
