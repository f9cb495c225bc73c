/// Where presets are kept: one note of a profile for each chat and each avatar that has something of its own.
extension PresetScope {
  private static let chats = "preset/chat/", avatars = "preset/avatar/", formerly = "model/"

  /// The name of the note that holds what is set.
  public var noteName: String {
    switch self {
    case .chat(let id): Self.chats + "\(id)"
    case .avatar(let id): Self.avatars + "\(id)"
    }
  }

  /// The name of the note where a chat's model stood, alone, before it was a part of the chat's preset.
  public var formerNoteName: String? {
    if case .chat(let id) = self { Self.formerly + "\(id)" } else { nil }
  }

  /// What a note of this name is for; nil for a note that holds no preset.
  public init?(noteNamed name: String) {
    for prefix in [Self.chats, Self.formerly] where name.hasPrefix(prefix) {
      guard let id = Conversation.ID(String(name.dropFirst(prefix.count))) else { return nil }
      self = .chat(id)
      return
    }
    guard name.hasPrefix(Self.avatars), let id = Avatar.ID(String(name.dropFirst(Self.avatars.count))) else {
      return nil
    }
    self = .avatar(id)
  }

  /// The preset that a note of this name holds.
  public func preset(in note: String, named name: String) -> Preset {
    var unusable: [String] = []
    return preset(in: note, named: name, &unusable)
  }

  /// The same.
  /// - Parameter unusable: Gets what of the note is no value of a preset.
  public func preset(in note: String, named name: String, _ unusable: inout [String]) -> Preset {
    guard name == formerNoteName else { return Preset(note: note, &unusable) }
    var preset = Preset()
    if !preset.set(.model, to: note) { unusable.append(note) }
    return preset
  }

  /// The note of this name that holds a preset, as `preset(in:named:)` reads it.
  public func note(of preset: Preset, named name: String) -> String {
    name == formerNoteName ? preset[.model] ?? "" : preset.note
  }
}

extension ConversationSummary {
  /// What the name of a note that holds a summary begins with; the chat's id follows.
  public static let notePrefix = "summary/"
}
