/// The storage of presets: one note of a profile for each chat and each avatar with settings of its own.
extension PresetScope {
  private static let chats = NoteKind.chatPreset.rawValue, avatars = NoteKind.avatarPreset.rawValue
  private static let formerly = NoteKind.chatModel.rawValue

  /// The name of the note with the settings.
  public var noteName: String {
    switch self {
    case .chat(let id): Self.chats + "\(id)"
    case .avatar(let id): Self.avatars + "\(id)"
    }
  }

  /// The name of the note that contained only a chat's model, before the model was a part of the chat's preset.
  public var formerNoteName: String? {
    if case .chat(let id) = self { Self.formerly + "\(id)" } else { nil }
  }

  /// The scope of a note's name; nil for a note that contains no preset.
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

  /// The preset in the note of this name.
  public func preset(in note: String, named name: String) -> Preset {
    var unusable: [String] = []
    return preset(in: note, named: name, &unusable)
  }

  /// The preset in the note of this name.
  /// - Parameter unusable: Collects the parts of the note that are no value of a preset.
  public func preset(in note: String, named name: String, _ unusable: inout [String]) -> Preset {
    guard name == formerNoteName else { return Preset(note: note, &unusable) }
    var preset = Preset()
    if !preset.set(.model, to: note) { unusable.append(note) }
    return preset
  }

  /// The text of the note of this name, as `preset(in:named:)` parses it.
  public func note(of preset: Preset, named name: String) -> String {
    name == formerNoteName ? preset[.model] ?? "" : preset.note
  }
}

extension ConversationSummary {
  /// The prefix of the name of a note with a summary; the chat's id follows.
  public static let notePrefix = NoteKind.summary.rawValue
}
