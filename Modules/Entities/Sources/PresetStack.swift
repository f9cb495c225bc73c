/// The presets for a reply, in layers: a stronger one overrides the values of weaker ones.
public struct PresetStack: Hashable, Sendable {
  /// The origin of a preset, the strongest first.
  public enum Origin: String, Hashable, Sendable, Codable, CaseIterable {
    /// The command line.
    case flag
    /// The settings of one chat.
    case chat
    /// The settings of all chats with an avatar.
    case avatar
    /// The environment and config.json.
    case configuration
  }

  private var presets: [Origin: Preset]

  /// A stack of presets; without any, the provider's defaults apply.
  public init(_ presets: [Origin: Preset] = [:]) {
    self.presets = presets.filter { !$0.value.isEmpty }
  }

  /// The preset of an origin; empty where nothing is set.
  public subscript(origin: Origin) -> Preset {
    get { presets[origin] ?? Preset() }
    set { presets[origin] = newValue.isEmpty ? nil : newValue }
  }

  /// The resulting preset.
  public var effective: Preset {
    Origin.allCases.reduce(Preset()) { $0.completed(by: self[$1]) }
  }

  /// The origin of a value; nil for the provider's default.
  /// - Parameter other: An origin to ignore.
  public func origin(of field: Preset.Field, without other: Origin? = nil) -> Origin? {
    Origin.allCases.first { $0 != other && presets[$0]?[field] != nil }
  }
}

/// The scope of a preset.
public enum PresetScope: Hashable, Sendable {
  /// One chat.
  case chat(Conversation.ID)
  /// All chats with an avatar.
  case avatar(Avatar.ID)

  /// The origin of this scope's preset in a stack.
  public var origin: PresetStack.Origin {
    switch self {
    case .chat: .chat
    case .avatar: .avatar
    }
  }
}

/// The settings for replies in a chat, or with an avatar, and their effect.
public struct PresetReport: Hashable, Sendable {
  /// The presets, with the origin of each value.
  public var presets: PresetStack
  /// The model that answers.
  public var model: ConversationModel
  /// The values that the provider refuses or does not receive, with the reason.
  public var remarks: [Preset.Field: LocalizedText]
  /// The summary that replaces messages without room in the prompt; nil for none.
  public var summary: ConversationSummary?

  /// A report.
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
