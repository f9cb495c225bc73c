/// The presets that count for a reply, each for what no stronger one says.
public struct PresetStack: Hashable, Sendable {
  /// Where a preset comes from, the strongest first.
  public enum Origin: String, Hashable, Sendable, Codable, CaseIterable {
    /// The command that started the program.
    case flag
    /// What is set for one chat.
    case chat
    /// What is set for every chat with an avatar.
    case avatar
    /// The environment and config.json.
    case configuration
  }

  private var presets: [Origin: Preset]

  /// A stack of presets; without any everything is as its provider has it.
  public init(_ presets: [Origin: Preset] = [:]) {
    self.presets = presets.filter { !$0.value.isEmpty }
  }

  /// One of the presets; an empty one where nothing is set.
  public subscript(origin: Origin) -> Preset {
    get { presets[origin] ?? Preset() }
    set { presets[origin] = newValue.isEmpty ? nil : newValue }
  }

  /// What counts.
  public var effective: Preset {
    Origin.allCases.reduce(Preset()) { $0.completed(by: self[$1]) }
  }

  /// Where a value comes from; nil where it is as its provider has it.
  /// - Parameter other: A preset to leave out of account.
  public func origin(of field: Preset.Field, without other: Origin? = nil) -> Origin? {
    Origin.allCases.first { $0 != other && presets[$0]?[field] != nil }
  }
}

/// What a preset is set for.
public enum PresetScope: Hashable, Sendable {
  /// One chat.
  case chat(Conversation.ID)
  /// Every chat with an avatar.
  case avatar(Avatar.ID)

  /// Which of the presets of a stack it is.
  public var origin: PresetStack.Origin {
    switch self {
    case .chat: .chat
    case .avatar: .avatar
    }
  }
}

/// What counts for the replies in a chat, or with an avatar, and what becomes of it.
public struct PresetReport: Hashable, Sendable {
  /// The presets, and where each value comes from.
  public var presets: PresetStack
  /// Who answers.
  public var model: ConversationModel
  /// What its provider makes of a value otherwise than it says: that it refuses it, or does not get it.
  public var remarks: [Preset.Field: LocalizedText]
  /// What stands for the messages that have no room any more; nil where nothing does.
  public var summary: ConversationSummary?

  /// A report from its parts.
  public init(
    presets: PresetStack = PresetStack(), model: ConversationModel, remarks: [Preset.Field: LocalizedText] = [:],
    summary: ConversationSummary? = nil
  ) {
    self.presets = presets
    self.model = model
    self.remarks = remarks
    self.summary = summary
  }
}
