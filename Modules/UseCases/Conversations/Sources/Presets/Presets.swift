import Entities
import LanguageModels
import Storage

/// Reads and saves the settings of avatars' answers: one note for each chat and each avatar with settings of its own.
struct Presets: Sendable {
  let stores: Stores
  let models: ModelSelector
  /// Reads the reply settings of the command and of the configuration.
  let read: @Sendable () -> PresetStack
  let access: ConversationAccess

  /// The names of the notes that a reply in a conversation needs: its settings, its memory, its group and the names in
  /// it.
  static func noteNames(of conversation: Conversation) -> [String] {
    let scopes = [PresetScope.chat(conversation.id), .avatar(conversation.avatar)]
    return scopes.flatMap { [$0.noteName, $0.formerNoteName].compactMap(\.self) }
      + ChatMemory.names(of: conversation.id)
      + [GroupCast.noteName(of: conversation.id), SpokenNames.noteName(of: conversation.id), SpokenNames.beginningNote]
  }

  /// The presets that apply in a chat, or in a new one with an avatar.
  func stack(for scope: PresetScope) async throws -> PresetStack {
    switch scope {
    case .chat(let id): return stack(in: try await access.context(of: id))
    case .avatar:
      var presets = common
      let note = try await stores.notes.note(scope.noteName, of: try await access.user())
      presets[.avatar] = note.map { scope.preset(in: $0, named: scope.noteName) } ?? Preset()
      return presets
    }
  }

  /// The same as `stack(for:)`; without a profile an avatar has no settings.
  func stackOfAnyUser(for scope: PresetScope) async throws -> PresetStack {
    try await stores.profiles.currentProfile() == nil ? common : stack(for: scope)
  }

  /// The presets that apply in a conversation.
  func stack(in context: ChatContext) -> PresetStack {
    var presets = common
    presets[.chat] = Self.preset(for: .chat(context.chat.id), in: context.notes)
    presets[.avatar] = Self.preset(for: .avatar(context.chat.avatar), in: context.notes)
    return presets
  }

  /// The current presets of the command and of the configuration.
  private var common: PresetStack {
    var presets = read()
    // A model named by the command has the command as its origin, like any other value.
    if models.isFixed { presets[.flag].model = models.usual.selection }
    return presets
  }

  private static func preset(for scope: PresetScope, in notes: [String: String]) -> Preset {
    for name in [scope.noteName, scope.formerNoteName].compactMap(\.self) {
      if let note = notes[name] { return scope.preset(in: note, named: name) }
    }
    return Preset()
  }

  func save(_ preset: Preset, for scope: PresetScope) async throws {
    switch scope {
    case .chat(let id): try await save(preset, for: scope, of: try await access.ownStored(id).profile)
    case .avatar: try await save(preset, for: scope, of: try await access.user())
    }
  }

  /// Deletes the settings of a deleted conversation.
  func forget(_ conversation: Conversation) async throws {
    try await save(Preset(), for: .chat(conversation.id), of: conversation.profile)
  }

  private func save(_ preset: Preset, for scope: PresetScope, of user: UserProfile.ID) async throws {
    try await stores.notes.setNote(preset.isEmpty ? nil : preset.note, named: scope.noteName, of: user)
    if let name = scope.formerNoteName, try await stores.notes.note(name, of: user) != nil {
      try await stores.notes.setNote(nil, named: name, of: user)
    }
  }
}

/// The model that presets choose.
extension Presets {
  var usualModel: ModelSelection { models.usual.selection }

  func isModelChosen(for scope: PresetScope) async throws -> Bool {
    if selection(by: try await stackOfAnyUser(for: scope)) != nil { return true }
    if let unusable = models.usual as? UnusableModel { throw unusable.failure }
    return models.isChosen
  }

  func model(of id: Conversation.ID) async throws -> ConversationModel {
    model(by: try await stack(for: .chat(id)), for: .chat)
  }

  func choose(_ preference: ModelPreference, in id: Conversation.ID) async throws {
    var preset = try await stack(for: .chat(id))[.chat]
    preset.model = if case .selection(let selection) = preference { selection } else { nil }
    try await save(preset, for: .chat(id))
  }

  /// The answering model, and the one that would answer if this place had chosen none.
  func model(by presets: PresetStack, for place: PresetStack.Origin) -> ConversationModel {
    var others = presets
    others[place] = Preset()
    return ConversationModel(
      usual: selection(by: others) ?? models.usual.selection, selection: presets[place].model, isFixed: models.isFixed)
  }

  /// The model that presets choose. It is the usual one if they choose none, or if the command names a model.
  func languageModel(by presets: PresetStack) throws -> any LanguageModel {
    guard let selection = selection(by: presets) else { return models.usual }
    return try models.model(of: selection)
  }

  /// The model of a reply in a conversation.
  func resolution(
    between speakers: Speakers, in context: ChatContext, _ memory: ChatMemory
  ) -> ModelResolution {
    let presets = stack(in: context)
    let (usual, selection) = (models.usual, selection(by: presets))
    return ModelResolution(
      conversation: context.chat, speakers: speakers, presets: presets, memory: memory,
      lorebooks: context.lorebooks, selection: selection, answering: selection ?? usual.selection,
      model: selection.map { selection in Result { try models.model(of: selection) } } ?? .success(usual))
  }

  /// What presets choose; nil for the usual model.
  private func selection(by presets: PresetStack) -> ModelSelection? {
    models.isFixed ? nil : presets.effective.model
  }
}
