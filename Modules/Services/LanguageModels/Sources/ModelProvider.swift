public import Entities

/// Where models are: it tells which, and makes one that answers.
public protocol ModelProvider: Sendable {
  /// The provider's name in settings: one of `ModelChooser.providers`.
  var name: String { get }

  /// Where it is, without anything private; nil for one on this machine that needs no address.
  var address: String? { get }

  /// What it has, in its own order. It is asked once, without repeats.
  /// - Throws: a `ModelFailure`; a cancelled task gets one too, and looks at `Task.isCancelled`.
  func models() async throws(ModelFailure) -> [ModelListing]

  /// The model of that name; throws `.misconfigured` without one. Nothing is sent yet.
  /// - Parameter listing: what the list said about it, when somebody asked.
  func model(named name: String, listing: ModelListing?) throws(ModelFailure) -> any LanguageModel
}
