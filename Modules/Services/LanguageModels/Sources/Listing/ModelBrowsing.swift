public import Entities

/// The capability of looking at the models within reach: who has a shelf of them can do this.
public protocol ModelBrowsing: Sendable {
  /// Where the verbs go.
  var modelShelf: ModelShelf { get }
}

extension ModelBrowsing {
  /// Every source of models that is set up or found on this machine, with what it has or why it did not tell.
  /// Throws what is wrong with the settings.
  public func modelSources() async throws -> [ModelSource] {
    try await modelShelf.sources()
  }

  /// Asks the chosen model one short question; throws a `ModelFailure`.
  public func tryModel() async throws -> ModelTrial {
    try await modelShelf.tryModel()
  }
}
