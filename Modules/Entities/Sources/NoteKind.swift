/// The kinds of a profile's notes whose names have a common beginning, with that beginning. Every such beginning stands
/// here, so that an import knows each kind.
public enum NoteKind: String, Hashable, Sendable, CaseIterable {
  /// Text that is typed but not saved; the name of its field follows.
  case draft = "draft/"
  /// A chat's settings, and its model before that was one of them; the chat's id follows.
  case chatPreset = "preset/chat/"
  case chatModel = "model/"
  /// A character's settings; its id follows.
  case avatarPreset = "preset/avatar/"
  /// A chat's author's note, its variables and effects of lore, its summary, its members; the chat's id follows.
  case authorsNote = "note/"
  case chatState = "lore/"
  case summary = "summary/"
  case group = "group/"
  /// The names under which a chat's messages were said; the chat's id follows.
  case names = "names/"
  /// The pictures of a message; the chat's id and a name follow.
  case pictures = "pictures/"
  /// A favourite; the character's id follows.
  case favorite = "favorite/"

  /// The kind of the note of this name; nil for a note with a name of its own, or one of a later version.
  public init?(noteNamed name: String) {
    guard let kind = Self.allCases.first(where: { name.hasPrefix($0.rawValue) }) else { return nil }
    self = kind
  }

  /// The names of the notes that belong to a chat and to nothing else in it. Those with pictures of its messages are not
  /// among them: they name files.
  public static func names(ofChat id: Conversation.ID) -> [String] {
    [draft, chatPreset, chatModel, authorsNote, chatState, summary, group, names].map { $0.rawValue + "\(id)" }
  }

  /// Whether the notes decide how chats are answered, for example by which model. The others are content of the user,
  /// or data about it.
  public var hasSettings: Bool {
    switch self {
    case .chatPreset, .chatModel, .avatarPreset: true
    case .draft, .authorsNote, .chatState, .summary, .group, .names, .pictures, .favorite: false
    }
  }
}
