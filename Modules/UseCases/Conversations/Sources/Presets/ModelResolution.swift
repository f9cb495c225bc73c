import Entities
import LanguageModels

/// The model of one reply, found once: the model that the budget has room for is the model that is asked. What is set
/// later is for the replies after it.
struct ModelResolution: Sendable {
  let conversation: Conversation
  let avatar: Avatar
  let presets: PresetStack
  /// The model that the presets choose; nil for the usual model.
  let selection: ModelSelection?
  /// That model, or the usual one.
  let answering: ModelSelection
  /// The model, or what keeps it from being used: the reply then fails with that.
  let model: Result<any LanguageModel, any Error>
}

/// An avatar with the model and the presets by which it answers.
struct ResolvedModel: Sendable {
  let avatar: Avatar
  let model: any LanguageModel
  let presets: PresetStack

  /// Whether messages without room are summed up.
  var summarizes: Bool { presets.effective.summarizes == true && model.summarizes }
}
