import Entities

/// A character with its texts in every language.
struct BuiltInAvatar: Sendable {
  /// The texts about it in one language, for users and models.
  struct Texts: Sendable {
    let name: String, tagline: String, greeting: String, personality: String
  }

  let id: Avatar.ID
  let character: CharacterOption, action: CharacterAction, location: CharacterLocation
  let english: Texts, korean: Texts

  func avatar(in language: ContentLanguage) -> Avatar {
    let texts = language == .korean ? korean : english
    return Avatar(
      id: id, name: texts.name, character: character, action: action, location: location,
      tagline: texts.tagline, personality: texts.personality, greeting: texts.greeting, created: Self.created)
  }

  /// The start of 2025 in UTC. Every identifier here contains this time too.
  static let created = Timestamp(milliseconds: 1_735_689_600_000)
}
