import Entities
import FeatureKit

/// A character as `avatars show --json` writes it, and as `avatars create` and `edit` read it with `--file`: a JSON
/// object with a member for each field that is not empty. `lorebook` is the text of a card's `character_book`. The
/// members up to `created` say more about a stored avatar; they are ignored on reading.
struct CharacterFile: Codable, Hashable, Sendable {
  var id: Avatar.ID?
  var isBuiltIn: Bool?, isAssistant: Bool?, hasPicture: Bool?
  var created: Timestamp?

  var name: String?, tagline: String?
  var kind: CharacterOption?, action: CharacterAction?, location: CharacterLocation?
  var look: Int?
  var nickname: String?, description: String?, personality: String?, scenario: String?
  var greeting: String?, alternateGreetings: [String]?
  var exampleDialogue: String?, systemPrompt: String?, postHistoryInstructions: String?
  var note: String?, noteDepth: Int?, noteRole: PromptReport.Part.Role?
  var creatorNotes: String?, tags: [String]?, talkativeness: Double?
  var creator: String?, version: String?, lorebook: String?
}

extension CharacterFile {
  init(_ details: CharacterDetails) {
    let (avatar, definition) = (details.avatar, details.definition)
    (id, name, created) = (avatar.id, avatar.name, avatar.created)
    (isBuiltIn, isAssistant, hasPicture) = (avatar.author == nil, avatar.isAssistant, avatar.picture != nil)
    // The assistant is of no kind, and an imported card says none.
    let traits = avatar.isAssistant ? nil : avatar.traits
    (kind, action, location) = (traits?.character, traits?.action, traits?.location)
    look = avatar.look
    func text(_ field: CharacterField) -> String? { details[field].isEmpty ? nil : details[field] }
    (tagline, nickname, description) = (text(.tagline), text(.nickname), text(.description))
    (personality, scenario, greeting) = (text(.personality), text(.scenario), text(.greeting))
    (exampleDialogue, systemPrompt) = (text(.exampleDialogue), text(.systemPrompt))
    (postHistoryInstructions, creatorNotes) = (text(.postHistoryInstructions), text(.creatorNotes))
    (creator, version, lorebook) = (text(.creator), text(.version), text(.lorebook))
    if let note = text(.note) { (self.note, noteDepth, noteRole) = (note, definition.note.depth, definition.note.role) }
    alternateGreetings = definition.alternateGreetings.isEmpty ? nil : definition.alternateGreetings
    tags = definition.tags.isEmpty ? nil : definition.tags
    talkativeness = definition.talkativeness
  }

  /// Sets the fields that the file has.
  /// - Returns: The first field with an invalid value; nil when all are set.
  func apply(to draft: inout AvatarDraft) -> CharacterField? {
    let texts: [(CharacterField, String?)] = [
      (.name, name), (.kind, kind?.rawValue), (.action, action?.rawValue), (.location, location?.rawValue),
      (.tagline, tagline), (.look, look.map { "\($0)" }), (.nickname, nickname), (.description, description),
      (.personality, personality), (.scenario, scenario), (.greeting, greeting), (.exampleDialogue, exampleDialogue),
      (.systemPrompt, systemPrompt), (.postHistoryInstructions, postHistoryInstructions),
      (.note, note), (.noteDepth, noteDepth.map { "\($0)" }), (.noteRole, noteRole?.rawValue),
      (.creatorNotes, creatorNotes), (.talkativeness, talkativeness.map { "\($0)" }), (.creator, creator),
      (.version, version), (.lorebook, lorebook),
    ]
    for case (let field, let text?) in texts where !draft.set(field, to: text) { return field }
    if let alternateGreetings { draft.definition.alternateGreetings = alternateGreetings }
    if let tags { draft.definition.tags = tags }
    return nil
  }
}
