/// An avatar with its definition: a character without its picture and its history.
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
  /// A field as a text, as `AvatarDraft` has it.
  public subscript(field: CharacterField) -> String { AvatarDraft(self)[field] }

  /// Sets a field to a text, as `AvatarDraft` does.
  /// - Returns: Whether the text is valid for this field. An invalid text changes nothing.
  public mutating func set(_ field: CharacterField, to text: String) -> Bool {
    var draft = AvatarDraft(self)
    guard draft.set(field, to: text) else { return false }
    adopt(draft)
    return true
  }

  /// Takes the fields of a form. The path of its picture has no meaning here.
  public mutating func adopt(_ draft: AvatarDraft) {
    (avatar.name, avatar.tagline, avatar.look) = (draft.name, draft.tagline, draft.look)
    (avatar.character, avatar.action) = (draft.description.character, draft.description.action)
    avatar.location = draft.description.location
    definition = draft.definition
  }

  /// The fields in which it differs from another state of the same character, with their texts here.
  public func differences(from other: CharacterDetails) -> [CharacterField: String] {
    var found: [CharacterField: String] = [:]
    // Scalar by scalar: Swift compares texts by their canonical form, and an edit may change only that.
    let (texts, earlier) = (AvatarDraft(self), AvatarDraft(other))
    for field in CharacterField.allCases where !texts[field].utf8.elementsEqual(earlier[field].utf8) {
      found[field] = texts[field]
    }
    return found
  }
}
