public import Entities

/// The capability of looking at the models within reach: who has a registry of them can do this.
public protocol ModelDiscovering: Sendable {
  /// Where the verbs go.
  var modelRegistry: ModelRegistry { get }
}

extension ModelDiscovering {
  /// Every source of models that is set up or found on this machine, as they answer: each value is all of them, with
  /// what they have or why they did not tell.
  public func modelSources() async -> AsyncStream<[ModelSource]> {
    await modelRegistry.sources()
  }

  /// Asks the chosen model one short question; throws a `ModelFailure`.
  public func tryModel() async throws -> ModelProbe {
    try await modelRegistry.tryModel()
  }
}
