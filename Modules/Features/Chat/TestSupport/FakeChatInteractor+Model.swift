public import Entities

extension FakeChatInteractor {
  /// The model chosen for the conversation, or `modelChoice`.
  public func model(of conversation: Conversation.ID) async throws -> ConversationModel {
    try await enter(.model)
    return ConversationModel(usual: usualModel, selection: selections[conversation])
  }

  /// `isModelChosen`, or true if a model is chosen for the chat.
  public func isModelChosen(for scope: PresetScope) async throws -> Bool {
    if case .chat(let id) = scope, selections[id] != nil { return true }
    return isModelChosen
  }

  /// Stores the choice for replies that begin later.
  public func chooseModel(_ preference: ModelPreference, in conversation: Conversation.ID) async throws {
    try await enter(.chooseModel, .chooseModel(preference))
    switch preference {
    case .usual: selections[conversation] = nil
    case .selection(let selection): selections[conversation] = selection
    }
  }
}
