public import Entities

/// The purpose of the choice, and the present model.
public struct ModelPickerParameters: Hashable, Sendable {
  /// The purpose of the choice.
  enum Scope: Hashable {
    case conversation(ConversationModel)
    case avatar(ConversationModel)
    case everywhere(ModelSelection)
  }

  let scope: Scope

  /// For one conversation. The usual model is a choice too.
  public static func conversation(_ model: ConversationModel) -> ModelPickerParameters {
    ModelPickerParameters(scope: .conversation(model))
  }

  /// For every conversation with one avatar. The usual model is a choice too.
  public static func avatar(_ model: ConversationModel) -> ModelPickerParameters {
    ModelPickerParameters(scope: .avatar(model))
  }

  /// For every conversation without a model of its own.
  /// - Parameter now: The present model, with its address: another server may have a model of the same name.
  public static func everywhere(now: ModelSelection) -> ModelPickerParameters {
    ModelPickerParameters(scope: .everywhere(now))
  }
}

extension ModelPickerParameters {
  /// The model that answers where none is chosen; nil if that one is being chosen.
  var usual: ModelSelection? {
    switch scope {
    case .conversation(let model), .avatar(let model): model.usual
    case .everywhere: nil
    }
  }

  /// The present choice. A choice without an address means the first source that has the model.
  var chosen: ModelPreference {
    switch scope {
    case .conversation(let model), .avatar(let model): model.selection.map { .selection($0) } ?? .usual
    case .everywhere(let now): .selection(now)
    }
  }
}
