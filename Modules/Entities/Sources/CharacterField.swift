/// A field of a character: the unit that is edited, kept in the history, and stored under its own name, so that edits
/// of two machines can be merged field by field.
public enum CharacterField: String, CaseIterable, Sendable, Codable {
  // Of the avatar itself, which lists show.
  case name, kind, action, location, tagline, look
  // Of its definition.
  case nickname, description, personality, scenario, greeting
  case alternateGreetings = "alternate_greetings"
  case exampleDialogue = "example_dialogue"
  case systemPrompt = "system_prompt"
  case postHistoryInstructions = "post_history_instructions"
  case note
  case noteDepth = "note_depth"
  case noteRole = "note_role"
  case creatorNotes = "creator_notes"
  case tags, talkativeness, creator, version, lorebook
}

extension CharacterField {
  /// The fields of `CharacterDefinition`; the others belong to `Avatar`.
  public static let ofDefinition: [CharacterField] = allCases.filter(\.isOfDefinition)

  /// Whether it belongs to `CharacterDefinition`.
  public var isOfDefinition: Bool {
    switch self {
    case .name, .kind, .action, .location, .tagline, .look: false
    default: true
    }
  }

  /// Whether its text is part of every prompt. A greeting and examples leave the prompt when history fills it.
  public var isPermanent: Bool {
    switch self {
    case .description, .personality, .scenario, .systemPrompt, .postHistoryInstructions, .note: true
    default: false
    }
  }
}
