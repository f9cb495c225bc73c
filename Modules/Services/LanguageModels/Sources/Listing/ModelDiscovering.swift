public import Entities

/// A capability: discovering the available models. Adopted by types that have a registry.
public protocol ModelDiscovering: Sendable {
  /// The registry that performs the calls.
  var modelRegistry: ModelRegistry { get }
}

extension ModelDiscovering {
  /// Every source of models that is configured or found on this machine. Each value of the stream is the list of all
  /// sources, with their models or the reason why there are none so far.
  public func modelSources() async -> AsyncStream<[ModelSource]> {
    await modelRegistry.sources()
  }

  /// Asks the chosen model one short question; throws a `ModelFailure`, or the error of fetching the key.
  public func tryModel() async throws -> ModelProbe {
    try await modelRegistry.tryModel()
  }
}
