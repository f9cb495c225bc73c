import Entities
import LanguageModels

/// The model of one reply, resolved once, so that the budget is checked for the model that is asked. Later changes
/// apply to later replies.
struct ModelResolution: Sendable {
  let conversation: Conversation
  var speakers: Speakers
  let presets: PresetStack
  let memory: ChatMemory
  /// The user's lorebooks that count for the speakers.
  var lorebooks: [LorebookInUse]
  /// The model that the presets choose; nil for the usual model.
  let selection: ModelSelection?
  /// The chosen model, or the usual one.
  let answering: ModelSelection
  /// The model, or the error that prevents its use: the reply then fails with that.
  let model: Result<any LanguageModel, any Error>
  /// The members of a group that answer after this reply.
  var others: [Avatar.ID] = []

  /// Whether the reply is one of a group.
  var isGroup: Bool { speakers.cast != nil }
}

/// The speakers of a conversation, with the model and the presets of the answer.
struct ResolvedModel: Sendable {
  let speakers: Speakers
  let model: any LanguageModel
  let presets: PresetStack
  let memory: ChatMemory
  /// The user's lorebooks in the conversation.
  let lorebooks: [LorebookInUse]

  var avatar: Avatar { speakers.avatar }

  /// Whether messages without room are summarized.
  var summarizes: Bool { presets.effective.summarizes == true && model.summarizes }
}
