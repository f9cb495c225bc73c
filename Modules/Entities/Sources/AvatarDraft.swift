/// An avatar in the making, as far as it was typed.
public struct AvatarDraft: Hashable, Sendable {
  /// Its name, as it was typed.
  public var name: String
  /// Where its picture is, as it was typed; nothing for none.
  public var picturePath: String
  /// What it is, what it does, and where.
  public var description: AvatarDescription

  /// A draft of what was typed and chosen.
  public init(name: String, picturePath: String, description: AvatarDescription) {
    self.name = name
    self.picturePath = picturePath
    self.description = description
  }
}

extension AvatarDraft {
  /// It as a text to keep: a line for each part.
  public var note: String {
    [
      description.character.rawValue, description.action.rawValue, description.location.rawValue,
      Escapes.write(picturePath), Escapes.write(name),
    ].joined(separator: "\n")
  }

  /// Reads a text that was kept; nil when it is none.
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
