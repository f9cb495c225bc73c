/// An avatar with its definition: a character, but for its picture and its history.
public struct CharacterDetails: Hashable, Sendable {
  /// What lists show.
  public var avatar: Avatar
  /// Its definition.
  public var definition: CharacterDefinition

  /// An avatar with a definition.
  public init(_ avatar: Avatar, _ definition: CharacterDefinition = CharacterDefinition()) {
    self.avatar = avatar
    self.definition = definition
  }
}

extension CharacterDetails {
  /// A field as a text, as `CharacterDefinition` has it; choices by their raw values.
  public subscript(field: CharacterField) -> String {
    switch field {
    case .name: avatar.name
    case .kind: avatar.character.rawValue
    case .action: avatar.action.rawValue
    case .location: avatar.location.rawValue
    case .tagline: avatar.tagline
    case .look: avatar.look.map { "\($0)" } ?? ""
    default: definition[field]
    }
  }

  /// Sets a field to a text, as the subscript has it.
  /// - Returns: Whether the text is valid for this field. An invalid text changes nothing.
  public mutating func set(_ field: CharacterField, to text: String) -> Bool {
    switch field {
    case .name: avatar.name = text
    case .tagline: avatar.tagline = text
    case .kind: return Self.assign(CharacterOption(rawValue: text), &avatar.character)
    case .action: return Self.assign(CharacterAction(rawValue: text), &avatar.action)
    case .location: return Self.assign(CharacterLocation(rawValue: text), &avatar.location)
    case .look:
      let look = Int(text)
      guard text.isEmpty || look.map(Avatar.looks.contains) == true else { return false }
      avatar.look = look
    default: return definition.set(field, to: text)
    }
    return true
  }

  static func assign<Choice>(_ choice: Choice?, _ place: inout Choice) -> Bool {
    guard let choice else { return false }
    place = choice
    return true
  }

  /// The fields in which it differs from another state of the same character, with their texts here.
  public func differences(from other: CharacterDetails) -> [CharacterField: String] {
    var found: [CharacterField: String] = [:]
    // Scalar by scalar: Swift compares texts by their canonical form, and an edit may change only that.
    for field in CharacterField.allCases where !self[field].utf8.elementsEqual(other[field].utf8) {
      found[field] = self[field]
    }
    return found
  }
}
