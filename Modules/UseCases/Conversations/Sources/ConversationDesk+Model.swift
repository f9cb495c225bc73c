public import Entities

extension ConversationDesk {
  /// Who answers in a conversation from now on.
  public func model(of id: Conversation.ID) async throws -> ConversationModel {
    conversationModel(in: try await presets(in: try await own(id)), for: .chat)
  }

  /// Chooses who answers in a conversation, for every reply that begins from now on; it is there after a restart.
  public func chooseModel(_ preference: ModelPreference, in id: Conversation.ID) async throws {
    var preset = try await presets(in: try await own(id))[.chat]
    preset.model = if case .selection(let selection) = preference { selection } else { nil }
    try await keepPreset(preset, for: .chat(id))
  }
}
