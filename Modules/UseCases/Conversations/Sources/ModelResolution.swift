import Entities
import LanguageModels

/// Who is to answer, found once for each reply: what the budget has room for is what is asked. What is set later is for
/// the replies after it.
struct ModelResolution: Sendable {
  let conversation: Conversation
  let avatar: Avatar
  let presets: PresetStack
  /// What the presets choose; nil for the usual model.
  let selection: ModelSelection?
  /// Who that is, and where.
  let answering: ModelSelection
  /// The model, or what keeps it from being had: the reply then fails with that.
  let model: Result<any LanguageModel, any Error>
}

extension ModelResolution {
  /// Its provider, and its name there.
  var choice: ModelChoice { answering.choice }
}

extension ConversationService {
  /// Who answers as an avatar by presets.
  func resolution(as avatar: Avatar, in conversation: Conversation, by presets: PresetStack) -> ModelResolution {
    let (usual, selection) = (models.usual, selection(by: presets))
    return ModelResolution(
      conversation: conversation, avatar: avatar, presets: presets, selection: selection,
      answering: selection ?? usual.selection,
      model: selection.map { selection in Result { try models.model(of: selection) } } ?? .success(usual))
  }
}
