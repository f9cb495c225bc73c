public import Entities

/// The error that there is a newer summary.
public struct OtherSummary: ExplainedError {
  /// The error.
  public init() {}
  /// The message that it has changed.
  public func message(in language: ContentLanguage) -> String { language("It has changed.", "바뀌었습니다.") }
}

extension FakeChatInteractor {
  /// The stored presets over `commonPresets`, with those of the `remarks` whose values are set.
  public func presetReport(for scope: PresetScope) async throws -> PresetReport {
    try await enter(.preset)
    var stack = commonPresets
    var summary: ConversationSummary?
    var model = ConversationModel(usual: usualModel)
    switch scope {
    case .avatar: stack[.avatar] = presets[scope] ?? Preset()
    case .chat(let id):
      stack[.chat] = presets[scope] ?? Preset()
      stack[.avatar] = summaries.first { $0.id == id }.flatMap { presets[.avatar($0.chat.avatar)] } ?? Preset()
      model.usual = stack[.avatar].model ?? usualModel
      summary = conversationSummaries[id]
    }
    model.selection = stack[scope.origin].model
    return PresetReport(
      presets: stack, model: model, remarks: remarks.filter { stack.effective[$0.key] != nil }, summary: summary)
  }

  /// Stores the preset.
  public func savePreset(_ preset: Preset, for scope: PresetScope) async throws {
    try await enter(.savePreset, .savePreset(preset, scope))
    presets[scope] = preset
    if case .chat(let id) = scope { selections[id] = preset.model }
  }

  /// Changes the summary's text, or deletes it, unless there is another summary.
  public func saveSummary(_ text: String, upTo last: Message.ID, in conversation: Conversation.ID) async throws {
    try await enter(.saveSummary, .saveSummary(text))
    guard conversationSummaries[conversation]?.last == last else { throw OtherSummary() }
    conversationSummaries[conversation]?.text = text
    conversationSummaries[conversation]?.model = nil
    if text.isEmpty { conversationSummaries[conversation] = nil }
  }
}
