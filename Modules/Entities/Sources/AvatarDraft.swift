/// An unfinished avatar, as typed so far.
public struct AvatarDraft: Hashable, Sendable {
  /// The name as typed.
  public var name: String
  /// The path of the picture as typed; empty for none.
  public var picturePath: String
  /// The kind, the activity and the place.
  public var description: AvatarDescription

  /// A draft.
  public init(name: String, picturePath: String, description: AvatarDescription) {
    self.name = name
    self.picturePath = picturePath
    self.description = description
  }
}

extension AvatarDraft {
  /// The draft as a text to store: a line for each part.
  public var note: String {
    [
      description.character.rawValue, description.action.rawValue, description.location.rawValue,
      Escapes.write(picturePath), Escapes.write(name),
    ].joined(separator: "\n")
  }

  /// Parses a stored text; nil when it is invalid.
  public init?(note: String) {
    let lines = note.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard lines.count == 5, let character = CharacterOption(rawValue: lines[0]),
      let action = CharacterAction(rawValue: lines[1]), let location = CharacterLocation(rawValue: lines[2]),
      let path = Escapes.read(lines[3])?.first, let name = Escapes.read(lines[4])?.first
    else { return nil }
    self.init(
      name: name, picturePath: path,
      description: AvatarDescription(character: character, action: action, location: location))
  }
}
