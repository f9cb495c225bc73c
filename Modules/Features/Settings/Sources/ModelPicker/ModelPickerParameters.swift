public import Entities

/// For whom a model is chosen, and who answers there now.
public struct ModelPickerParameters: Hashable, Sendable {
  /// What the choice is for.
  enum Scope: Hashable {
    case conversation(ConversationModel)
    case avatar(ConversationModel)
    case everywhere(ModelChoice)
  }

  let scope: Scope

  /// For one conversation, which can have the usual model too.
  public static func conversation(_ model: ConversationModel) -> ModelPickerParameters {
    ModelPickerParameters(scope: .conversation(model))
  }

  /// For every conversation with one avatar, which can have the usual model too.
  public static func avatar(_ model: ConversationModel) -> ModelPickerParameters {
    ModelPickerParameters(scope: .avatar(model))
  }

  /// For every conversation that has no model of its own.
  /// - Parameter now: Who answers in them now.
  public static func everywhere(now: ModelChoice) -> ModelPickerParameters {
    ModelPickerParameters(scope: .everywhere(now))
  }
}

extension ModelPickerParameters {
  /// Who would answer where nothing is chosen; nil where that is what is being chosen.
  var usual: ModelSelection? {
    switch scope {
    case .conversation(let model), .avatar(let model): model.usual
    case .everywhere: nil
    }
  }

  /// What is chosen now. Without an address the first place that has the model is meant.
  var chosen: ModelPreference {
    switch scope {
    case .conversation(let model), .avatar(let model): model.selection.map { .selection($0) } ?? .usual
    case .everywhere(let now): .selection(ModelSelection(choice: now))
    }
  }
}
