public import Entities
import JSON

/// How this program shows a character, in the card's `extensions.aichat`. Nil for each field that the card does not
/// have. Values that are not understood are ignored: another version of the program may have written them.
public struct CardPresentation: Hashable, Sendable {
  /// The longest line that is read, in characters.
  static let longestTagline = 300

  /// The line for lists.
  public var tagline: String?
  /// The kind of being, the activity and the place.
  public var character: CharacterOption?, action: CharacterAction?, location: CharacterLocation?
  /// The number of the drawn portrait.
  public var look: Int?

  /// No field.
  public init() {}

  /// Reads the fields of a card's data.
  init(_ data: JSONObject) {
    guard let object = data["extensions"]?.object?["aichat"]?.object else { return }
    let words = object["tagline"]?.string?.prefix(4 * Self.longestTagline).split(whereSeparator: \.isWhitespace)
    tagline = words.map { String($0.joined(separator: " ").prefix(Self.longestTagline)) }
    character = object["character"]?.string.flatMap(CharacterOption.init)
    action = object["action"]?.string.flatMap(CharacterAction.init)
    location = object["location"]?.string.flatMap(CharacterLocation.init)
    look = object["look"]?.int.flatMap { Int(exactly: $0) }.flatMap { Avatar.looks.contains($0) ? $0 : nil }
  }

  /// The kind, the activity and the place; nil unless the card has all three.
  public var traits: AvatarDescription? {
    get {
      guard let character, let action, let location else { return nil }
      return AvatarDescription(character: character, action: action, location: location)
    }
    set { (character, action, location) = (newValue?.character, newValue?.action, newValue?.location) }
  }
}

extension ObjectPatch<CardFields> {
  /// Writes the changed fields.
  mutating func setPresentation() {
    set(\.presentation.tagline, at: "extensions", "aichat", "tagline")
    set(\.presentation.character?.rawValue, at: "extensions", "aichat", "character")
    set(\.presentation.action?.rawValue, at: "extensions", "aichat", "action")
    set(\.presentation.location?.rawValue, at: "extensions", "aichat", "location")
    set(\.presentation.look, at: "extensions", "aichat", "look")
  }
}
