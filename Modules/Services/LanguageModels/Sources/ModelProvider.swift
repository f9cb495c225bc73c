public import Entities

/// A source of models: it lists them and makes them.
public protocol ModelProvider: Sendable {
  /// The provider's name in settings: one of `ModelChooser.providers`.
  var name: String { get }

  /// Its address, without anything private; nil for a provider on this machine that needs none.
  var address: String? { get }

  /// Its models, in its own order. No request is retried.
  /// - Throws: A `ModelFailure`. It is thrown for a cancelled task too, so the caller checks `Task.isCancelled`.
  func models() async throws(ModelFailure) -> [ModelListing]

  /// The model of that name; throws `.misconfigured` without one. Nothing is sent yet.
  /// - Parameter listing: What the provider's list said about it, if it was requested.
  func model(named name: String, listing: ModelListing?) throws(ModelFailure) -> any LanguageModel
}
