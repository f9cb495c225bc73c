/// An unfinished avatar, new or edited, as typed so far.
public struct AvatarDraft: Hashable, Sendable {
  /// The name as typed.
  public var name: String
  /// The path of the picture as typed; empty for none.
  public var picturePath: String
  /// The kind, the activity and the place.
  public var description: AvatarDescription
  /// The chosen one of the drawn portraits; nil for the one that follows from the name.
  public var look: Int?
  /// The line for lists as typed.
  public var tagline: String
  /// The other fields as typed.
  public var definition: CharacterDefinition

  /// A draft.
  public init(
    name: String, picturePath: String, description: AvatarDescription, look: Int? = nil, tagline: String = "",
    definition: CharacterDefinition = CharacterDefinition()
  ) {
    self.name = name
    self.picturePath = picturePath
    self.description = description
    self.look = look
    self.tagline = tagline
    self.definition = definition
  }
}

extension AvatarDraft {
  /// The form that shows a stored avatar, without a path of a picture.
  public init(_ details: CharacterDetails) {
    let avatar = details.avatar
    self.init(
      name: avatar.name, picturePath: "",
      description: AvatarDescription(
        character: avatar.character, action: avatar.action, location: avatar.location), look: avatar.look,
      tagline: avatar.tagline, definition: details.definition)
  }

  /// A field as a text, as `CharacterDefinition` has it; choices by their raw values.
  public subscript(field: CharacterField) -> String {
    switch field {
    case .name: name
    case .kind: description.character.rawValue
    case .action: description.action.rawValue
    case .location: description.location.rawValue
    case .tagline: tagline
    case .look: look.map { "\($0)" } ?? ""
    default: definition[field]
    }
  }

  /// Sets a field to a text, as the subscript has it.
  /// - Returns: Whether the text is valid for this field. An invalid text changes nothing.
  public mutating func set(_ field: CharacterField, to text: String) -> Bool {
    switch field {
    case .name: name = text
    case .tagline: tagline = text
    case .kind: return Self.assign(CharacterOption(rawValue: text), &description.character)
    case .action: return Self.assign(CharacterAction(rawValue: text), &description.action)
    case .location: return Self.assign(CharacterLocation(rawValue: text), &description.location)
    case .look:
      let number = Int(text)
      guard text.isEmpty || number.map(Avatar.looks.contains) == true else { return false }
      look = number
    default: return definition.set(field, to: text)
    }
    return true
  }

  private static func assign<Choice>(_ choice: Choice?, _ place: inout Choice) -> Bool {
    guard let choice else { return false }
    place = choice
    return true
  }
}

extension AvatarDraft {
  /// Gives each field that the user did not change the text of the stored avatar, because another program may have
  /// changed it while the form was open.
  /// - Parameter opened: The form when it was opened.
  public mutating func merge(_ stored: AvatarDraft, since opened: AvatarDraft) {
    for field in CharacterField.allCases where self[field] == opened[field] { _ = set(field, to: stored[field]) }
  }
}

/// The draft as a text to store.
extension AvatarDraft {
  /// The fields that have a line of their own, after the first five lines.
  private static let named = [CharacterField.look, .tagline] + CharacterField.ofDefinition

  /// The draft as text: a line for each of the first five parts, then a line for each other field that is not empty,
  /// which begins with the field's name.
  public var note: String {
    let beginning = [self[.kind], self[.action], self[.location], Escapes.write(picturePath), Escapes.write(name)]
    let fields = Self.named.filter { !self[$0].isEmpty }.map { "\($0.rawValue) \(Escapes.write(self[$0]))" }
    return (beginning + fields).joined(separator: "\n")
  }

  /// Parses a stored text, also one of a version that had only the first five lines; nil when it is invalid.
  public init?(note: String) {
    let lines = note.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard lines.count >= 5, let character = CharacterOption(rawValue: lines[0]),
      let action = CharacterAction(rawValue: lines[1]), let location = CharacterLocation(rawValue: lines[2]),
      let path = Escapes.read(lines[3])?.first, let name = Escapes.read(lines[4])?.first
    else { return nil }
    self.init(
      name: name, picturePath: path,
      description: AvatarDescription(character: character, action: action, location: location))
    for line in lines.dropFirst(5) {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let field = CharacterField(rawValue: String(parts[0])), Self.named.contains(field),
        let text = Escapes.read(String(parts[1]))?.first, set(field, to: text)
      else { return nil }
    }
  }
}
