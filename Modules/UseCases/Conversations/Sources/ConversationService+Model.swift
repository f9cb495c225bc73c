public import Entities
import LanguageModels
import Storage

extension ConversationService {
  /// Whether somebody chose who answers in a chat, or in a new one with an avatar: where nobody did, rules do. Rules
  /// that were chosen are a choice.
  /// - Throws: a `ModelFailure` where the usual model is to answer and cannot be used.
  public func isModelChosen(for scope: PresetScope) async throws -> Bool {
    var presets = commonPresets
    // Who is not there yet has chosen nothing.
    if try await profiles.currentProfile() != nil { presets = try await self.presets(for: scope) }
    if selection(by: presets) != nil { return true }
    if let unusable = models.usual as? UnusableModel { throw unusable.failure }
    return models.isChosen
  }

  /// Who answers in a conversation from now on.
  public func model(of id: Conversation.ID) async throws -> ConversationModel {
    conversationModel(in: try await presets(in: try await own(id)), for: .chat)
  }

  /// Chooses who answers in a conversation, for every reply that begins from now on; it is there after a restart.
  public func chooseModel(_ preference: ModelPreference, in id: Conversation.ID) async throws {
    var preset = try await presets(in: try await own(id))[.chat]
    preset.model = if case .selection(let selection) = preference { selection } else { nil }
    try await savePreset(preset, for: .chat(id))
  }
}
