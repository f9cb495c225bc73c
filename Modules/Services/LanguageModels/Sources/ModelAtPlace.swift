public import Entities

/// A model and the place where it runs. Its cost depends on both.
public protocol ModelAtPlace: Sendable {
  /// The provider and model, for the status line and the record of its use.
  var choice: ModelChoice { get }

  /// The address of its server, without anything private; nil for a model in this program. Models of the same name at
  /// different addresses are different models.
  var address: String? { get }

  /// Where it runs.
  var site: ModelLocation { get }
}

extension ModelAtPlace {
  /// Identifies the model among all others.
  public var selection: ModelSelection { ModelSelection(choice: choice, address: address) }
}
