public import Entities

/// The capability of looking at the models within reach: who has a shelf of them can do this.
public protocol ModelBrowsing: Sendable {
  /// Where the verbs go.
  var modelShelf: ModelShelf { get }
}

extension ModelBrowsing {
  /// Every source of models that is set up or found on this machine, as they answer: each value is all of them, with
  /// what they have or why they did not tell.
  public func modelSources() async -> AsyncStream<[ModelSource]> {
    await modelShelf.sources()
  }

  /// Asks the chosen model one short question; throws a `ModelFailure`.
  public func tryModel() async throws -> ModelProbe {
    try await modelShelf.tryModel()
  }
}
