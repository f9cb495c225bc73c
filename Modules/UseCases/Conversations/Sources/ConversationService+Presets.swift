public import Entities
import LanguageModels
import Storage

/// How avatars are to answer: one note for each chat and each avatar that has something of its own, read here alone.
extension ConversationService {
  /// What counts for the replies in a chat, or with an avatar, and what its model makes of it.
  public func presetReport(for scope: PresetScope) async throws -> PresetReport {
    let presets = try await presets(for: scope)
    // What keeps the model from being had is said where it is asked.
    let model = try? languageModel(by: presets)
    var report = PresetReport(
      presets: presets, model: conversationModel(in: presets, for: scope.origin),
      remarks: model.map { remarks(on: presets, by: $0) } ?? [:])
    if case .chat(let id) = scope {
      report.summary = try await summary(in: try await own(id))
      if let model, summaryFailures[id]?.hasGivenUp(on: model.choice) == true {
        report.remarks[.summarizes] = SummaryFailures.words
      }
    }
    return report
  }

  /// What counts in a chat, or in a new one with an avatar.
  func presets(for scope: PresetScope) async throws -> PresetStack {
    switch scope {
    case .chat(let id): return try await presets(in: try await own(id))
    case .avatar:
      var presets = commonPresets
      presets[.avatar] = try await preset(for: scope, of: try await user())
      return presets
    }
  }

  /// Sets how an avatar is to answer, in a chat or in all of its chats, for every reply that begins from now on; it is
  /// there after a restart.
  public func savePreset(_ preset: Preset, for scope: PresetScope) async throws {
    switch scope {
    case .chat(let id): try await save(preset, for: scope, of: try await own(id).profile)
    case .avatar: try await save(preset, for: scope, of: try await user())
    }
  }

  /// What counts in a conversation.
  func presets(in conversation: Conversation) async throws -> PresetStack {
    var presets = commonPresets
    presets[.chat] = try await preset(for: .chat(conversation.id), of: conversation.profile)
    presets[.avatar] = try await preset(for: .avatar(conversation.avatar), of: conversation.profile)
    return presets
  }

  /// Forgets what was set for a conversation that is gone.
  func forgetPreset(of conversation: Conversation) async throws {
    try await save(Preset(), for: .chat(conversation.id), of: conversation.profile)
  }

  private func preset(for scope: PresetScope, of user: UserProfile.ID) async throws -> Preset {
    for name in [scope.noteName, scope.formerNoteName].compactMap(\.self) {
      if let note = try await notes.note(name, of: user) { return scope.preset(in: note, named: name) }
    }
    return Preset()
  }

  private func save(_ preset: Preset, for scope: PresetScope, of user: UserProfile.ID) async throws {
    try await notes.setNote(preset.isEmpty ? nil : preset.note, named: scope.noteName, of: user)
    if let name = scope.formerNoteName, try await notes.note(name, of: user) != nil {
      try await notes.setNote(nil, named: name, of: user)
    }
  }
}

extension ConversationService {
  /// The model that presets choose; the usual one where they choose none, or the command names who answers.
  func languageModel(by presets: PresetStack) throws -> any LanguageModel {
    guard let selection = selection(by: presets) else { return models.usual }
    return try models.model(of: selection)
  }

  /// What presets choose; nil for the usual model.
  func selection(by presets: PresetStack) -> ModelSelection? { models.isFixed ? nil : presets.effective.model }

  /// Who answers, and who would without what is chosen at a place.
  func conversationModel(in presets: PresetStack, for place: PresetStack.Origin) -> ConversationModel {
    var others = presets
    others[place] = Preset()
    return ConversationModel(
      usual: selection(by: others) ?? models.usual.selection, selection: presets[place].model,
      isFixed: models.isFixed)
  }

  /// What a model makes of presets otherwise than they say.
  func remarks(on presets: PresetStack, by model: any LanguageModel) -> [Preset.Field: LocalizedText] {
    let preset = presets.effective
    var remarks = model.remarks(on: preset.sampling)
    for field in refusals[model.selection] ?? [] where preset[field] != nil {
      remarks[field] = LocalizedText("not sent: the server refused it for this model", "보내지 않음: 서버가 이 모델에는 거절했습니다")
    }
    if preset.summarizes == true, !model.summarizes {
      remarks[.summarizes] = LocalizedText("the rules on this machine sum up nothing", "이 컴퓨터의 규칙은 요약하지 못합니다")
    }
    return remarks
  }
}
