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
      tagline: texts.tagline, created: Self.created)
  }

  func definition(in language: ContentLanguage) -> CharacterDefinition {
    let texts = language == .korean ? korean : english
    return CharacterDefinition(personality: texts.personality, greeting: texts.greeting)
  }

  /// The start of 2025 in UTC. Every identifier here contains this time too.
  static let created = Timestamp(milliseconds: 1_735_689_600_000)
}
